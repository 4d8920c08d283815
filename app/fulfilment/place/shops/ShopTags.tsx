import { useTranslation } from "react-i18next";
import { classes } from "../../../shared/ui/styles/class-names";
import { Tag } from "../../../shared/ui/text/Tag";
import styles from "./ShopTags.module.css";

export function ShopTags({ tags, className }: { tags: readonly string[]; className?: string }) {
  const { t } = useTranslation("place");
  if (tags.length === 0) return null;
  return (
    <ul aria-label={t("shop.features")} className={classes(styles.tags, className)}>
      {tags.map((tag) => (
        <li key={tag}>
          <Tag className={styles.tag}>{tag}</Tag>
        </li>
      ))}
    </ul>
  );
}
