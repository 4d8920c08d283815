// @vitest-environment jsdom
import { createContext, startTransition, useContext, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { HydrateLater, pageHydrated } from "../../../app/hydration/HydrateLater";
import { ServedHtml } from "../../../app/hydration/ServedHtml";

const Place = createContext("");
let arrive: (isHere: boolean) => void;
const arrival = new Promise<boolean>((resolve) => (arrive = resolve));
let goTo: (place: string) => void;

function Panel() {
  return <p>{useContext(Place)}</p>;
}

function Page() {
  const [place, setPlace] = useState("here");
  goTo = setPlace;
  return (
    <Place.Provider value={place}>
      <h1>{place}</h1>
      <HydrateLater>
        <ServedHtml fetch={() => arrival}>
          <Panel />
        </ServedHtml>
      </HydrateLater>
    </Place.Provider>
  );
}

it("a part stays as it was served, whatever changes around it, and works once the page is hydrated and its module has come", async () => {
  vi.stubGlobal("document", undefined);
  const html = renderToString(<Page />);
  vi.unstubAllGlobals();
  document.body.innerHTML = `<div id="shop">${html}</div>`;
  const shop = document.getElementById("shop") as HTMLElement;
  const [served] = shop.getElementsByTagName("p");
  const errors: unknown[] = [];
  startTransition(() => void hydrateRoot(shop, <Page />, { onRecoverableError: (error) => errors.push(error) }));
  await pageHydrated;
  goTo("there");
  await vi.waitFor(() => expect(shop.querySelector("h1")?.textContent).toBe("there"));
  expect(shop.getElementsByTagName("p")[0]).toBe(served);
  expect(served?.textContent).toBe("here");
  arrive(true);
  await vi.waitFor(() => expect(shop.querySelector("p")?.textContent).toBe("there"));
  expect(errors).toEqual([]);
});
