import { Link, useFetcher, useLocation, useNavigate, type FormProps } from "@remix-run/react";
import { Suspense, useEffect, useMemo, useRef, useState, type ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../ui/overlays/Dialog";
import { Skeleton } from "../../ui/layout/Skeleton";
import { modals, modalsOf, pageOf, withoutModals, type ModalName, type ModalRow } from "./modals";
import { callBeside } from "../hydration/keep-page";
import { componentOf, routesOfPage } from "../hydration/remix-internals";
import { useRouteFiles } from "../hydration/route-files";
import { loadRouteStyles } from "../hydration/route-styles";
import { whenStuck } from "../hydration/stuck-modules";
import { addRouteTexts, lackRouteTexts } from "../words/browser";
import { NotOpened } from "./NotOpened";
import { ModalPageProvider, type FormAnswer, type PageParts } from "./page";
import { useCityAlias } from "../../ui/hooks/use-city-alias";

/** `parameters`: of the page's address. `label`: the text that it is loading. */
export type ComingProps = { name: ModalName; parameters: URLSearchParams; titleId: string; label: string };

export type ModalProps = {
  name: ModalName;
  /** The default is a skeleton. */
  Coming?: ComponentType<ComingProps>;
  /** Loads this component again. */
  onRetry: () => void;
};

/** A route's page in a dialog. If its parameters change, the old page stays until the new one has loaded. */
export default function Modal({ name, Coming }: ModalProps) {
  const here = useLocation();
  const city = useCityAlias();
  const { t } = useTranslation("common");
  const close = useClose(name);
  const { kind, shape }: ModalRow = modals[name];
  const titleId = `title-${name}`;
  const [behind] = useState(() => withoutModals(here));
  const address = pageOf(name, city, new URLSearchParams(here.search), behind) ?? behind;
  const route = useMemo(() => routesOfPage(address.replace(/\?.*/, "")).slice(-1)[0] ?? "", [address]);
  const { view, answer, sending, Form, isShown, failure, retry } = useModalData(name, address, route, close);

  const parts: PageParts | undefined =
    view === undefined
      ? undefined
      : {
          view,
          answer,
          sending,
          titleId,
          inModal: true,
          Form,
          Back: ({ onClick, ...rest }) => (
            <Link
              {...rest}
              to={behind}
              onClick={(event) => {
                event.preventDefault();
                onClick?.(event);
                close();
              }}
            />
          ),
        };
  const words = { label: t("loading"), titleId };
  const loading = failure ? (
    <NotOpened titleId={titleId} page={address} onRetry={retry} pending={failure.isRetried} />
  ) : Coming ? (
    <Coming name={name} parameters={new URLSearchParams(here.search)} {...words} />
  ) : (
    <Skeleton {...words} />
  );
  return (
    <Dialog open kind={kind} shape={shape} titleId={titleId} onClose={() => close()} closeLabel={t("close")}>
      {parts && (isShown || !failure) && !lackRouteTexts([route]) ? (
        <ModalPageProvider value={parts}>
          <Suspense fallback={loading}>
            <RouteContent route={route} />
          </Suspense>
        </ModalPageProvider>
      ) : (
        loading
      )}
    </Dialog>
  );
}

/** The modal that is unmounted in the current commit, because another one replaces it. */
let leaving: ModalName | undefined;

/**
 * Closing a modal restores the one that it replaced, except a dish (docs/specification/product.md#modal-transitions).
 */
function useReplacesDish(name: ModalName) {
  const replacesDish = useRef(false);
  useEffect(() => {
    replacesDish.current = leaving === "ProductInfoModal";
    return () => {
      leaving = name;
      // React runs the effects of mounting components right after those of unmounting ones.
      queueMicrotask(() => (leaving = undefined));
    };
  }, [name]);
  return replacesDish;
}

/** Goes back if the modal was opened on this page; otherwise removes it from the address. */
function useClose(name: ModalName) {
  const here = useLocation();
  const navigate = useNavigate();
  const replacesDish = useReplacesDish(name);
  const closing = useRef(false);
  useEffect(() => {
    closing.current = false;
  }, [here]);
  return (to?: string, closeAll?: boolean) => {
    if (closing.current) return;
    closing.current = true;
    const behind = withoutModals(here);
    const isStacked = modalsOf(new URLSearchParams(here.search)).length > 1;
    if (to && (to !== behind || (closeAll && isStacked))) navigate(to, { replace: true });
    else if ((here.state as { openedHere?: boolean } | null)?.openedHere) navigate(replacesDish.current ? -2 : -1);
    else navigate(behind, { replace: true, preventScrollReset: true });
  };
}

/** A fetcher for each address: its first data is the view, later data are answers. */
function useModalData(
  name: ModalName,
  address: string,
  route: string,
  close: (to?: string, closeAll?: boolean) => void,
) {
  const fetcher = useFetcher<FormAnswer>({ key: `modal ${name} ${address}` });
  const [view, setView] = useState<unknown>(undefined);
  const [answer, setAnswer] = useState<FormAnswer>();
  const { load, data, Form: FetcherForm } = fetcher;
  const [failure, setFailure] = useState<{ address: string; isRetried: boolean }>();
  const [attempt, setAttempt] = useState(0);
  const [, setTextsLoaded] = useState("");
  useEffect(() => {
    let isCurrent = true;
    const fail = () => isCurrent && setFailure({ address, isRetried: false });
    // Styles and texts load in parallel with the data.
    const styles = loadRouteStyles([route]);
    let lacksStyles = Boolean(styles);
    void styles?.then(() => (lacksStyles = false));
    addRouteTexts([route]).then(() => isCurrent && setTextsLoaded(route), fail);
    callBeside(route, address, () => load(address), fail);
    const stop = whenStuck(() => lacksStyles || lackRouteTexts([route]) || !componentOf(route), fail);
    return () => {
      isCurrent = false;
      stop();
    };
  }, [load, address, route, attempt]);
  const retry = () => {
    setFailure({ address, isRetried: true });
    setAttempt(attempt + 1);
  };

  const seen = useRef<unknown>(undefined);
  const shown = useRef<string>();
  const onDone = useRef(close);
  onDone.current = close;
  const idle = fetcher.state === "idle";
  // This effect has no dependencies. A fetcher's data is not React state: React may render with new data, find no state
  // changed and drop that render, but keep its effects' dependencies. The next effect would not run, and the modal
  // would stay on "Loading".
  // eslint-disable-next-line react-hooks/exhaustive-deps -- `seen` ends the chain of updates
  useEffect(() => {
    if (!data || data === seen.current) return;
    // Revalidation must end first: a navigation would abort it, and the page behind would stay out of date.
    if (data.done && !idle) return;
    const first = shown.current !== address;
    seen.current = data;
    shown.current = address;
    if (!first && data.done) onDone.current(data.to, data.closeAll);
    else if (first || data.view !== undefined) {
      setView(first ? data : data.view);
      setAnswer(undefined);
    } else setAnswer(data);
  });

  const Form = useMemo<ComponentType<FormProps>>(() => {
    return function ModalForm({ children, ...props }: FormProps) {
      return (
        <FetcherForm method="post" action={address} {...props}>
          <input type="hidden" name="answer" value="data" />
          {children}
        </FetcherForm>
      );
    };
  }, [address, FetcherForm]);
  // During revalidation the shown answer can already be answered.
  const isAnswered = fetcher.state === "loading" && Boolean(data) && !data?.done;
  return {
    view,
    answer,
    sending: !idle && !isAnswered && fetcher.formMethod !== undefined,
    Form,
    isShown: shown.current === address,
    failure: failure?.address === address ? failure : undefined,
    retry,
  };
}

/** The fetcher has loaded the route's module, but not its style sheets and texts. */
function RouteContent({ route }: { route: string }) {
  useRouteFiles([route]);
  const Content = componentOf(route);
  return Content && <Content />;
}
