import type { MetaFunction } from "@remix-run/node";
import type { TFunction } from "i18next";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { CachedFragment } from "../../shared/web/hydration/CachedFragment";
import { usePage } from "../../shared/web/modal/page";
import type { Errors } from "../../shared/web/modal/standing-errors";
import { PageCard } from "../../shared/web/modal/PageCard";
import { describedMeta } from "../../shared/web/site/described-meta";
import { FormErrors } from "../../shared/web/form/FormErrors";
import { keepFormOffline } from "../../shared/web/form/keep-form-offline";
import { ButtonLink } from "../../shared/ui/buttons/Button";
import { Icon } from "../../shared/ui/icons/Icon";
import { BackLink } from "../../shared/ui/buttons/Links";
import { Notice } from "../../shared/ui/messages/Notice";
import { PhoneText } from "../../shared/ui/text/PhoneText";
import { contactFieldId, ContactForm } from "./ContactForm";
import styles from "./contact.module.css";
import type { ContactView, SentView } from "./contact.view";
import { moveFocus } from "../../shared/ui/hooks/focus";

export const clientAction = keepFormOffline();

export { skipRevalidationForModals as shouldRevalidate } from "../../shared/web/modal/revalidation";

export const meta: MetaFunction = ({ data: view }) => describedMeta(view as ContactView | undefined);

export default function ContactPage() {
  const { t } = useTranslation(["contact", "common"]);
  const { t: ofAccount } = useTranslation(["account", "common"]);
  const { view, answer, errors, titleId, inModal, Back } = usePage<ContactView>();
  const { form, sent } = view;
  const summary = <FormErrors title={summaryTitle(errors, ofAccount)} idOf={(field) => contactFieldId(form, field)} />;
  return (
    <div className={inModal ? undefined : `wrap ${styles.page}`}>
      {!inModal && <BackLink as={Back}>{t("common:back")}</BackLink>}
      <PageCard bare={inModal}>
        {sent ? (
          <Thanks sent={sent} titleId={titleId} />
        ) : (
          <>
            <h1 id={titleId} className="dialog-title below-1">
              {t(`${form}.title`)}
            </h1>
            <p className="soft below-4">
              {t(`${form}.lead`)} {view.elsewhere && <a href={view.elsewhere.href}>{view.elsewhere.words}</a>}
            </p>
            {summary}
            {/* A filled form has the visitor's data. */}
            <CachedFragment
              name="contact form"
              of={answer || view.known.name || view.phone.is_known ? undefined : [view]}
            >
              <ContactForm view={view} />
            </CachedFragment>
          </>
        )}
      </PageCard>
    </div>
  );
}

function summaryTitle(errors: Errors, t: TFunction<["account", "common"]>): string {
  const count = Object.keys(errors).filter((field) => field !== "form").length;
  return count ? t("summary", { count }) : t("common:errors.title");
}

/** The heading takes the focus from the button that is gone. */
function Thanks({ sent: { heading, text, notification, ways }, titleId }: { sent: SentView; titleId: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => void moveFocus(title.current), []);
  return (
    <div className={styles.thanks}>
      <span className={`circle ${styles.tick}`}>
        <Icon name="check" size={36} />
      </span>
      <h1 id={titleId} ref={title} tabIndex={-1} className={styles.thanksTitle}>
        {heading}
      </h1>
      <p className={styles.next}>
        <PhoneText words={text} />
      </p>
      {notification && <Notice className={styles.said}>{notification}</Notice>}
      {ways.map(({ to, words }, place) => (
        <ButtonLink key={to} to={to} variant={place === 0 ? "soft" : "outline"} wide>
          {words}
        </ButtonLink>
      ))}
    </div>
  );
}
