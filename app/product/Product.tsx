import type { usePage } from "../modal/page";
import { useTranslation } from "react-i18next";
import { FormErrors } from "../page/FormErrors";
import { Notice } from "../ui/Notice";
import { Icon } from "../ui/Icon";
import { Picture } from "../ui/Picture";
import { Tag } from "../ui/Tag";
import { classes } from "../ui/class-names";
import { ModifierChoices } from "./ModifierChoices";
import { OrderFoot } from "./OrderFoot";
import styles from "./Product.module.css";
import type { ProductView } from "./product.view";
import { useChoice } from "./use-choice";

type ProductProps = ReturnType<typeof usePage<ProductView>>;

export function Product({ view, answer, sending, titleId, inModal, Form, Back }: ProductProps) {
  const { t } = useTranslation("product");
  const choice = useChoice(view, answer?.typed);
  const errors = choice.errors ?? answer?.errors;
  return (
    <article className={classes(styles.product, inModal ? styles.inModal : styles.page)}>
      <div className={styles.side}>
        {!inModal && (
          <Back className={styles.back}>
            <Icon name="arrow-left" />
            <span>{t("back")}</span>
          </Back>
        )}
        <Picture
          src={view.picture}
          sizes="page"
          alt=""
          width={960}
          height={960}
          eager
          className={classes(styles.picture, view.gone && styles.gone)}
        />
      </div>
      <Form onSubmit={choice.submit} className={styles.form}>
        <input type="hidden" name="product_key" value={view.key} />
        <input type="hidden" name="return_to" value={view.return_to} />
        {view.line && <LineFields line={view.line} held={choice.held} />}
        <div className={styles.about}>
          <FormErrors errors={errors} idOf={idOf} title={t("check")} />
          <Tags view={view} />
          <h1 id={titleId}>{view.name}</h1>
          {view.note && <p className={styles.note}>{view.note}</p>}
          {view.text && <p className={styles.text}>{view.text}</p>}
          <Nutrition view={view} />
          {view.gone ? (
            <Notice className={styles.notice}>{view.gone}</Notice>
          ) : (
            <ModifierChoices view={view} choice={choice} errors={errors ?? {}} />
          )}
        </div>
        {!view.gone && (
          <OrderFoot view={view} choice={choice} sending={sending || choice.sending} error={errors?.count} />
        )}
      </Form>
    </article>
  );
}

/** Names the line that the form changes, and the others of this product as they were when the page was opened. */
function LineFields({ line, held }: { line: NonNullable<ProductView["line"]>; held: Record<string, number> }) {
  return (
    <>
      <input type="hidden" name="line_key" value={line.key} />
      {Object.entries(held).map(([line_key, count]) => (
        <input key={line_key} type="hidden" name={`held.${line_key}`} value={count} />
      ))}
    </>
  );
}

/** The summary links to choices and the count; an error of the product or the address has no field here. */
function idOf(field: string) {
  return /^(modifier|count)/.test(field) ? field : undefined;
}

function Tags({ view: { tag, percent } }: { view: ProductView }) {
  if (!tag && !percent) return null;
  return (
    <p className={styles.tags}>
      {tag && <Tag tone={tag.tone}>{tag.text}</Tag>} {percent && <Tag tone="discount">{percent}</Tag>}
    </p>
  );
}

function Nutrition({ view: { nutrition, per, allergens } }: { view: ProductView }) {
  return (
    <>
      {nutrition.length > 0 && (
        <dl className={styles.nutrition}>
          {nutrition.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {(nutrition.length > 0 || allergens) && (
        <p className={styles.per}>
          {nutrition.length > 0 && `${per}. `}
          {allergens}
        </p>
      )}
    </>
  );
}
