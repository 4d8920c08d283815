import { createContext, useContext, useState, type ReactNode } from "react";
import { I18nextProvider } from "react-i18next";
import { createMemoryRouter, RouterProvider, type RouterProviderProps } from "react-router-dom";
import { createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import type { CartView } from "../../../app/shared/basket/cart.view";
import { CartProvider } from "../../../app/cart/store/CartProvider";
import { ModalPageProvider, type PageParts } from "../../../app/shared/web/modal/page";
import type { Language } from "../../../rules/languages";
import { translations } from "../../../server/words/translations";

type Shop = {
  at?: string;
  language?: Language;
  /** The data of the city frame that the component reads. */
  frame?: object;
  cart?: CartView;
  /** The parts of `usePage` that differ from those of a modal without data. */
  page?: Partial<PageParts>;
};

/** A component in the words of the shop. */
const inWords = (children: ReactNode, language: Language = "en") => (
  <I18nextProvider i18n={translations(language)}>{children}</I18nextProvider>
);
export const inEnglish = (children: ReactNode) => inWords(children);

/** The same, at an address of Saint Petersburg; with a city frame, a cart and the parts of a page where they are given. */
export const inShop = (children: ReactNode, { language, cart, page, ...city }: Shop = {}) => {
  const withCart = cart ? <CartProvider view={cart}>{children}</CartProvider> : children;
  const content = page ? (
    <ModalPageProvider value={{ ...emptyModal, ...page }}>{withCart}</ModalPageProvider>
  ) : (
    withCart
  );
  return inWords(<City {...city}>{content}</City>, language);
};

const emptyModal: PageParts = {
  view: undefined,
  answer: undefined,
  sending: false,
  titleId: "title",
  inModal: true,
  Form: (props) => <form {...(props as object)} />,
  Back: ({ children }) => <a href="/spb/">{children}</a>,
};

export const emptyCart: CartView = {
  state: "ok",
  version: 1,
  whose: "a",
  count: 0,
  lines: [],
  messages: [],
  packages: [],
  gifts: [],
  receipt: [],
  total: "0 ₽",
};

const Content = createContext<ReactNode>(undefined);

/** A router takes its elements once; this page takes its content with each rendering. */
function City({ at = "/spb/", frame, children }: { at?: string; frame?: object; children: ReactNode }) {
  const [router] = useState(() => {
    const id = "shell/frame/city.route";
    const page = { path: "/:city/*", Component: () => useContext(Content) };
    const options = { initialEntries: [at], hydrationData: { loaderData: { [id]: frame ?? null } } };
    return createMemoryRouter([{ id, loader: () => frame ?? null, children: [page] }], options);
  });
  return (
    <Content.Provider value={children}>
      {typeof document === "undefined" ? <OnServer router={router} /> : <InBrowser router={router} />}
    </Content.Provider>
  );
}

type Routed = Pick<RouterProviderProps, "router">;

/** Renders a router as Remix does in the browser. */
export const InBrowser = ({ router }: Routed) => (
  <RouterProvider router={router} future={{ v7_startTransition: true }} />
);

function OnServer({ router: { routes, state } }: Routed) {
  const context = {
    ...state,
    basename: "/",
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
    activeDeferreds: null,
  };
  return <StaticRouterProvider hydrate={false} context={context} router={createStaticRouter(routes, context)} />;
}
