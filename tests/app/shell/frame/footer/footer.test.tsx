import "../../../../support/app/route";
import { load } from "cheerio";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import { describe, expect, it } from "vitest";
import { languages } from "../../../../../rules/languages";
import { translate, translations } from "../../../../../server/words/translations";
import { BrandProvider } from "../../../../../app/shared/web/context/brand";
import Footer from "../../../../../app/shell/frame/footer/FooterParts";
import type { CityFrameView } from "../../../../../app/shared/web/context/city-frame";
import { LiteProvider } from "../../../../../app/shared/ui/hooks/lite";
import { requisites } from "../../../../../app/shared/web/words/requisites.server";

type Company = Parameters<typeof requisites>[1];

const told = (code: string, company: Company, language: "ru" | "en" = "en") =>
  requisites({ country: { id: 1, name: "", code } }, company, translate(language));
const company = { company_name: "Nori" };

describe("the company's numbers", () => {
  it.each<[string, Company, string[]]>([
    ["RU", { ...company, inn: "7800000000", ogrn: "1000000000078" }, ["INN 7800000000", "OGRN 1000000000078"]],
    [
      "DE",
      { ...company, inn: "DE000000030", ogrn: "HRB 000030 B" },
      ["VAT ID DE000000030", "commercial register HRB 000030 B"],
    ],
    ["UA", { ...company, inn: "000000000044", ogrn: "00000044" }, ["tax no. (IPN) 000000000044", "EDRPOU 00000044"]],
    ["KZ", { ...company, inn: "000000000002", ogrn: "000000000002" }, ["BIN 000000000002"]],
    ["GE", { ...company, inn: "1", ogrn: "2" }, ["tax no. 1", "registration no. 2"]],
    ["RU", { ...company, ogrn: "1000000000078" }, ["OGRN 1000000000078"]],
    ["RU", { ...company, inn: null, ogrn: "" }, []],
    ["RU", company, []],
    ["RU", null, []],
  ])("of %s: %j", (code, of, expected) => expect(told(code, of)).toEqual(expected));

  it("have names in the visitor's language", () => {
    expect(told("RU", { ...company, inn: "7800000000", ogrn: "1000000000078" }, "ru")).toEqual([
      "ИНН 7800000000",
      "ОГРН 1000000000078",
    ]);
    for (const language of languages) {
      for (const code of ["RU", "BY", "KZ", "TR", "DE", "UA", "GE"]) {
        const lines = requisites(
          { country: { id: 1, name: "", code } },
          { ...company, inn: "1", ogrn: "2" },
          translate(language),
        );
        expect(lines.join(), `${language} ${code}`).not.toContain("requisites");
      }
    }
  });
});

const frame: CityFrameView = {
  city: { alias: "spb", name: "Saint Petersburg", country: "RU", is_free_call: false },
  order_type: "delivery",
  knows_shop: false,
  offers: { delivery: true, takeaway: true },
  is_auth_enabled: true,
  stale: false,
  group_orders: false,
  demo: false,
  company_name: "Nori North-West",
  requisites: [],
  email: "hello@nori.example",
  links: {},
  cart: { count: 0 },
};

async function draw(change: Partial<CityFrameView>, lite = false) {
  const city = {
    id: "shell/frame/city.route",
    path: ":city",
    loader: () => ({ ...frame, ...change }),
    element: <Footer />,
  };
  const { query, dataRoutes } = createStaticHandler([
    { id: "root", path: "/", loader: () => ({ name: "Nori" }), children: [city] },
  ]);
  const context = await query(new Request("http://localhost/spb"));
  if (context instanceof Response) throw new Error("a Response");
  const page = (
    <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
  );
  return renderToStaticMarkup(
    <BrandProvider value="nori">
      <LiteProvider value={lite}>
        <I18nextProvider i18n={translations("en")}>{page}</I18nextProvider>
      </LiteProvider>
    </BrandProvider>,
  );
}

function appLinks(html: string) {
  const page = load(html);
  return page('nav[aria-label="Apps"] a')
    .toArray()
    .map((link) => [page(link).attr("href"), page(link).text().trim()]);
}

describe("the footer", () => {
  it("names the company with its numbers", async () => {
    expect(await draw({ requisites: ["INN 7800000000", "OGRN 1000000000078"] })).toContain(
      "<span>Nori North-West, INN 7800000000, OGRN 1000000000078</span>",
    );
    expect(await draw({})).toContain("<span>Nori North-West</span>");
  });

  it("leads to those stores that have the app", async () => {
    const html = await draw({
      links: { apps: { apple: "https://apps.apple.com/app/nori", huawei: "https://appgallery.huawei.com/app/nori" } },
    });
    expect(appLinks(html)).toEqual([
      ["https://apps.apple.com/app/nori", "App Store"],
      ["https://appgallery.huawei.com/app/nori", "AppGallery"],
    ]);
  });

  it("offers to call and to ask a question side by side", async () => {
    const city = {
      alias: "spb",
      name: "",
      country: "RU",
      phone: "+7 800 000-00-12",
      phone_href: "tel:+78000000012",
      is_free_call: true,
    };
    const page = load(await draw({ city }));
    expect(page("a[href='tel:+78000000012']").text().replace(/\s+/g, " ").trim()).toBe("Call +7 800 000-00-12");
    expect(page("a[href^='/spb/feedback']").first().text()).toBe("Ask a question");
  });

  it.each([
    ["on", "false", false],
    ["off", "true", true],
  ])("has a switch for the lite version that posts %j and says its state: %s", async (value, state, lite) => {
    const page = load(await draw({}, lite));
    const button = page("form[method='post'][action='/lite'] button[role='switch']");
    expect([button.attr("name"), button.attr("aria-checked")]).toEqual([`?lite=${value}`, state]);
    expect(button.text().trim()).toBe("Lite version no scripts, smaller pictures");
  });

  it("leads to the operator's page about the apps, and says that a call is free", async () => {
    const html = await draw({
      city: { alias: "spb", name: "Saint Petersburg", country: "RU", phone: "+7 800 000-00-12", is_free_call: true },
      links: { mobileApplications: "https://nori.example/app" },
    });
    expect(appLinks(html)).toEqual([["https://nori.example/app", "About the app"]]);
    expect(html).toContain("freephone");
  });

  it.each([{}, { apps: {} }])("says nothing of apps that there are none of: %j", async (links) => {
    expect(await draw({ links })).not.toContain("Apps");
  });
});
