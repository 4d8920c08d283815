import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useTranslation } from "react-i18next";
import { returnTo } from "../../../../server/guard/safe-path";
import { picturePath } from "../../../../server/upstream/pictures";
import { openVisit } from "../../../../server/visitor/visit";
import type { PageHandle } from "../../../shared/web/context/city-frame";
import { missing } from "../../../shared/web/errors/missing.server";
import { NotFound } from "../../../shared/web/errors/NotFound";
import { pageTitles } from "../../../shared/web/form/form-answer.server";
import { metaAround } from "../../../shared/web/site/described-meta";
import { usePage } from "../../../shared/web/modal/page";
import { Icon } from "../../../shared/ui/icons/Icon";
import { productName } from "../../../shared/web/words/product-words.server";
import { dishOnMenu } from "../goes-with/goes-with.server";
import { LargePicture, largePictureUrl } from "./LargePicture";
import styles from "./picture.module.css";

type PictureView = {
  title: string;
  error_title: string;
  return_to: string;
  /** The dish's page. */
  back: string;
  name: string;
  picture: string;
};

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const { product } = await dishOnMenu(visit, args.params.product_key);
  const picture = picturePath(product.images?.small);
  if (!picture) throw await missing(visit);
  const name = productName(product.name);
  const dish = visit.path(`product/${encodeURIComponent(product.key)}`);
  const return_to = returnTo(args.request, dish);
  const isFromDish = return_to.split("?")[0] === dish;
  return visit.answer<PictureView>({
    ...pageTitles(visit, visit.t("product:picture.title", { name })),
    return_to,
    back: isFromDish ? return_to : `${dish}?${new URLSearchParams({ return_to })}`,
    name,
    picture,
  });
}

export { skipRevalidationForModals as shouldRevalidate } from "../../../shared/web/modal/revalidation";

export { NotFound as ErrorBoundary };

export const handle: PageHandle = { frame: "brief" };

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) =>
  view ? [{ title: view.title }, { name: "robots", content: "noindex" }] : metaAround({ matches });

/** The picture of a dish, as large as the shop has it. On its own page it is a link to the file. */
export default function PicturePage() {
  const { t } = useTranslation("product");
  const { view, titleId, inModal, Back } = usePage<PictureView>();
  const { name, picture } = view;
  const title = (
    <h1 id={titleId} className={inModal ? "visually-hidden" : undefined}>
      {name}
    </h1>
  );
  if (inModal)
    return (
      <>
        {title}
        <LargePicture src={picture} name={name} full={t("picture.full")} />
      </>
    );
  return (
    <div className={`wrap ${styles.page}`}>
      <Back className="tap iconed">
        <Icon name="arrow-left" /> <span>{t("picture.back")}</span>
      </Back>
      {title}
      <a href={largePictureUrl(picture)} className="block centered">
        <img src={largePictureUrl(picture)} alt={name} width={960} height={960} className={styles.picture} />{" "}
        <span>{t("picture.full")}</span>
      </a>
    </div>
  );
}
