import { useState, type ReactNode } from "react";
import type { usePage } from "../../../shared/web/modal/page";
import type { Errors } from "../../../shared/web/modal/standing-errors";
import { useTranslation } from "react-i18next";
import { Heart } from "../../favourites/Heart";
import { FormSwitches } from "../../../shared/web/form/FormSwitches";
import { FormErrors } from "../../../shared/web/form/FormErrors";
import { ModalLink } from "../../../shared/web/modal/ModalLink";
import { Icon } from "../../../shared/ui/icons/Icon";
import { Picture } from "../../../shared/ui/pictures/Picture";
import { DefaultButton } from "../../../shared/ui/buttons/DefaultButton";
import { Tag } from "../../../shared/ui/text/Tag";
import { classes } from "../../../shared/ui/styles/class-names";
import { useCityAlias } from "../../../shared/ui/hooks/use-city-alias";
import { Gone, InsteadFoot } from "./Alternative";
import { GoesWith } from "../goes-with/GoesWith";
import { ModifierChoices } from "../choice/ModifierChoices";
import { OrderFoot } from "../choice/OrderFoot";
import { besides } from "../besides";
import { cardOf } from "../card-of";
import links from "../../../shared/ui/buttons/Links.module.css";
import bar from "../../../shared/ui/layout/Scrollbar.module.css";
import about from "./About.module.css";
import styles from "./Product.module.css";
import type { ProductView } from "../product.view";
import { Share } from "./Share";
import { useChoice } from "../choice/use-choice";

type ProductProps = ReturnType<typeof usePage<ProductView>>;

export function Product({ view, answer, sending, titleId, inModal, Form, Back, ...page }: ProductProps) {
  const { t } = useTranslation(["product", "common"]);
  const choice = useChoice(view, answer?.typed ?? view.typed);
  const errors = choice.errors ?? page.errors;
  return (
    <article className={classes(styles.product, inModal ? styles.inModal : styles.page)}>
      <div className={styles.side} data-dish={view.key}>
        {!inModal && (
          <Back className={`round-button ${styles.back}`}>
            <Icon name="arrow-left" />
            <span className="from-tablet">{t("common:errors.toMenu")}</span>
          </Back>
        )}{" "}
        <DishPicture view={view} inModal={inModal} />
        {view.picture && (
          <ModalLink modal="PictureModal" parameters={{ product_key: view.key }} className={styles.enlarge}>
            <span className="visually-hidden">{t("picture.enlarge")}</span>
          </ModalLink>
        )}
        <Heart product_key={view.key} keys={view.favourites} return_to={view.here} inModal={inModal} />
        <Share name={view.name} address={view.canonical} className={styles.share} />
      </div>
      {view.gone ? (
        <div className={styles.form}>
          <div className={classes(styles.about, bar.slim)}>
            <div>
              <About view={view} titleId={titleId}>
                <Gone view={view} reason={view.gone} onTaken={choice.leave} />
              </About>
            </div>
          </div>
          <InsteadFoot view={view} Back={Back} onTaken={choice.leave} />
        </div>
      ) : (
        <Form onSubmit={choice.submit} className={styles.form}>
          <input type="hidden" name="product_key" value={view.key} />
          <input type="hidden" name="return_to" value={view.return_to} />
          {view.line && <LineFields line={view.line} held={choice.held} />}
          <div className={classes(styles.about, bar.slim)}>
            <div>
              <FormErrors errors={errors} idOf={idOf} title={t(isOfChoice(errors) ? "check" : "common:errors.title")} />
              <About view={view} titleId={titleId} />
              <ModifierChoices view={view} choice={choice} errors={errors} />
              {(view.line || view.has_related) && <DefaultButton>{t(choice.isChange ? "save" : "add")}</DefaultButton>}
              {view.line && <LineBefore line={view.line} />}
              {view.has_related && <GoesWith view={view} />}
            </div>
          </div>
          <OrderFoot view={view} choice={choice} sending={sending || choice.sending} error={errors.count} />
          <FormSwitches />
        </Form>
      )}
    </article>
  );
}

/** In a modal the sharp picture fades in over the picture of the dish's card. */
function DishPicture({ view, inModal }: { view: ProductView; inModal: boolean }) {
  const city = useCityAlias();
  const [under] = useState(() => (inModal && !view.gone ? cardOf(city, view.key)?.picture : undefined));
  const [isHere, setHere] = useState(false);
  return (
    <>
      {under && (
        <img
          src={under}
          alt=""
          width={960}
          height={960}
          className={classes(styles.picture, styles.under, isHere && styles.covered)}
        />
      )}
      <Picture
        src={view.picture}
        sizes="page"
        alt=""
        width={960}
        height={960}
        eager
        onLoad={under === undefined ? undefined : () => setHere(true)}
        className={classes(
          styles.picture,
          view.gone && styles.gone,
          under && styles.over,
          under && !isHere && styles.awaited,
        )}
      />
    </>
  );
}

type AboutProps = { view: ProductView; titleId: string; children?: ReactNode };

/** The dish's description. `children` come before its nutrition facts. */
function About({ view, titleId, children }: AboutProps) {
  return (
    <>
      {view.line ? <ChangedLine /> : <Tags view={view} />}
      <h1 id={titleId} className={classes(view.gone && styles.goneName)}>
        {view.name}
      </h1>
      {view.note && <p className="soft above-2">{view.note}</p>}
      {view.text && <p className="lead above-2">{view.text}</p>}
      {children}
      {!view.line && <Nutrition view={view} />}
    </>
  );
}

/**
 * Hidden fields with the cart line to be changed, and with the counts of the product's other lines when the page was
 * opened.
 */
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

function ChangedLine() {
  const { t } = useTranslation("product");
  return (
    <p className={`row iconed ${about.changed}`}>
      <Icon name="pencil" size={20} /> <span>{t("line.title")}</span>
    </p>
  );
}

/** The line as it is in the cart, and the button that removes it. */
function LineBefore({ line: { was } }: { line: NonNullable<ProductView["line"]> }) {
  const { t } = useTranslation("product");
  return (
    <p className={`ways muted ${about.before}`}>
      <span>{t("line.was", { choice: was })}</span>{" "}
      <button
        type="submit"
        {...besides.button("remove")}
        formNoValidate
        className={`${links.button} tap iconed ${about.remove}`}
      >
        <Icon name="trash-2" size={20} /> <span>{t("line.remove")}</span>
      </button>
    </p>
  );
}

/** Maps errors of choices and of the count to their fields. Errors of the product or the address have no field here. */
function idOf(field: string) {
  return /^(modifiers\.|modifier_group\.|count$)/.test(field) ? field : undefined;
}

/** Whether an error concerns the choice, rather than something like an outage. */
function isOfChoice(errors: Errors) {
  return Object.keys(errors).some((field) => /^(modifier|count)/.test(field));
}

function Tags({ view: { tag, percent } }: { view: ProductView }) {
  if (!tag && !percent) return null;
  return (
    <p className={styles.tags}>
      {tag && <Tag tone={tag.tone}>{tag.text}</Tag>} {percent && <Tag tone="discount">{percent}</Tag>}
    </p>
  );
}

function Nutrition({ view: { nutrition, per, portion, allergens } }: { view: ProductView }) {
  return (
    <>
      {nutrition.length > 0 && (
        <dl className={about.nutrition}>
          {nutrition.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {(nutrition.length > 0 || allergens) && (
        <p className={`muted ${about.per}`}>
          {nutrition.length > 0 && `${per}. `}
          {portion && (
            <>
              <b>{portion}</b>{" "}
            </>
          )}
          {allergens}
        </p>
      )}
    </>
  );
}
