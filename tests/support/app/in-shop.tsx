import { createContext, useContext, useState, type ReactNode } from "react";
import { I18nextProvider } from "react-i18next";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { translations } from "../../../server/words/translations";

/** A component in the English words of the shop. */
export const inEnglish = (children: ReactNode) => (
  <I18nextProvider i18n={translations("en")}>{children}</I18nextProvider>
);

/** The same, at an address of Saint Petersburg. */
export const inShop = (children: ReactNode) => inEnglish(<City>{children}</City>);

const Content = createContext<ReactNode>(undefined);

/** A router takes its elements once; this page takes its content with each rendering. */
function City({ children }: { children: ReactNode }) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: "/:city/*", Component: () => useContext(Content) }], { initialEntries: ["/spb/"] }),
  );
  return (
    <Content.Provider value={children}>
      <RouterProvider router={router} />
    </Content.Provider>
  );
}
