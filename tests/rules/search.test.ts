import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fold } from "../../rules/fold";
import { otherLayouts } from "../../rules/keyboard-layouts";
import { closestNames, matchesIn, search, searchIndex, type SearchedGroup } from "../../rules/search";

const dish = (name: string, description = "", ...more: string[]) => ({ name, description, more });

const russian: SearchedGroup[] = [
  {
    name: "Роллы",
    products: [
      dish("Филадельфия лайт", "Лосось, сливочный сыр, авокадо"),
      dish("Филадельфия", "Лосось, сливочный сыр, огурец, зелёный лук"),
      dish("Калифорния", "Краб, авокадо, икра тобико", "hit", "Острое"),
      dish("Аляска", "Лосось, авокадо, кунжут"),
    ],
  },
  { name: "Нигири и гунканы", products: [dish("Нигири с лососем", "Рис"), dish("Нигири с креветкой", "Рис")] },
  { name: "Супы", products: [dish("Том-ям с креветкой", "Кокосовое молоко"), dish("Мисо-суп", "Тофу, водоросли")] },
  { name: "Пицца", products: [dish("Пепперони, 30 см"), dish("Четыре сыра")] },
];
const ukrainian: SearchedGroup[] = [
  { name: "Роли", products: [dish("Філадельфія", "Лосось, м'який сир"), dish("Ґрінки з сиром", "Їжа до пива")] },
];
const german: SearchedGroup[] = [
  { name: "Rollen", products: [dish("Lachs Rolle", "Gurke, Käse"), dish("Weißwurst"), dish("Räucherlachs")] },
];
const turkish: SearchedGroup[] = [
  { name: "Izgara", products: [dish("Şiş kebap", "Kuzu"), dish("Ispanaklı gözleme"), dish("Lahmacun"), dish("İncik")] },
];
const uzbek: SearchedGroup[] = [
  {
    name: "Shoʻrvalar",
    products: [dish("Moʻylov soʻsi"), dish("Gʻijduvon kabobi"), dish("Choy"), dish("Choʻchqa goʻshti")],
  },
];
const english: SearchedGroup[] = [{ name: "Rolls", products: [dish("Philadelphia", "Salmon"), dish("Crème brûlée")] }];

const menus = { russian, ukrainian, german, turkish, uzbek, english };

function found(groups: SearchedGroup[], typed: string, options = {}) {
  const result = search(searchIndex(groups), typed, options);
  return result && { ...result, names: result.hits.map((hit) => nameOf(groups, hit)) };
}

const nameOf = (groups: SearchedGroup[], { group, product }: { group: number; product: number }) =>
  groups[group]?.products[product]?.name ?? "";

describe("search finds by name, ingredient and group, as it is written", () => {
  it.each([
    ["филадельфия", ["Филадельфия", "Филадельфия лайт"]],
    ["ФИЛА", ["Филадельфия лайт", "Филадельфия"]],
    ["зеленый", ["Филадельфия"]],
    ["лук сыр", ["Филадельфия"]],
    ["суп", ["Мисо-суп", "Том-ям с креветкой"]],
    ["пицца", ["Пепперони, 30 см", "Четыре сыра"]],
    ["30 см", ["Пепперони, 30 см"]],
    ["нигири лосось", ["Нигири с лососем"]],
    ["острое", ["Калифорния"]],
    ["hit", ["Калифорния"]],
    ["креветки", ["Нигири с креветкой", "Том-ям с креветкой"]],
  ])("%j finds %j", (typed, names) => expect(found(russian, typed)?.names).toEqual(names));

  it("names come first, then ingredients, then groups", () => {
    expect(found(russian, "лосось")?.hits.map((hit) => `${hit.in}: ${nameOf(russian, hit)}`)).toEqual([
      "name: Нигири с лососем",
      "text: Филадельфия лайт",
      "text: Филадельфия",
      "text: Аляска",
    ]);
    expect(found(russian, "роллы")?.hits.map((hit) => hit.in)).toEqual(["group", "group", "group", "group"]);
  });

  it.each(["", " ", "!?", "<>", "(.*)+$", "\u202e"])("%j is no search", (typed) =>
    expect(found(russian, typed)).toBeUndefined(),
  );
});

describe("search finds common misspellings and says what it searched for", () => {
  it.each<[keyof typeof menus, string, string, string]>([
    ["russian", "филадельфя", "филадельфия", "Филадельфия"],
    ["russian", "filadelfia", "филадельфия", "Филадельфия"],
    ["russian", "philadelphia", "филадельфия", "Филадельфия"],
    ["russian", "filadelfiya", "филадельфия", "Филадельфия"],
    ["russian", "abkf", "фила", "Филадельфия лайт"],
    ["russian", "abkfltkmabz", "филадельфия", "Филадельфия"],
    ["russian", "kjcjcm", "лосось", "Нигири с лососем"],
    ["russian", "ифладельфия", "филадельфия", "Филадельфия"],
    ["russian", "филодель", "филадельфия", "Филадельфия"],
    ["russian", "калефорния", "калифорния", "Калифорния"],
    ["russian", "пиица", "пицца", "Пепперони, 30 см"],
    ["russian", "pizza", "пицца", "Пепперони, 30 см"],
    ["russian", "tom yam", "том ям", "Том-ям с креветкой"],
    ["russian", "кревтка", "креветкой", "Нигири с креветкой"],
    ["russian", "зршдфвудзршф", "филадельфия", "Филадельфия"],
    ["russian", "вкусная филадельфия", "филадельфия", "Филадельфия"],
    ["ukrainian", "filadelfia", "філадельфія", "Філадельфія"],
    ["ukrainian", "филадельфия", "філадельфія", "Філадельфія"],
    ["ukrainian", "abkfltkmabz", "філадельфія", "Філадельфія"],
    ["ukrainian", "asdf", "", ""],
    ["german", "Lahcs", "Lachs", "Lachs Rolle"],
    ["german", "Дфсры", "Lachs", "Lachs Rolle"],
    ["german", "лачс", "Lachs", "Lachs Rolle"],
    ["german", "weiswurst", "Weißwurst", "Weißwurst"],
    ["turkish", "дфрьфсгт", "lahmacun", "Lahmacun"],
    ["turkish", "lamacun", "Lahmacun", "Lahmacun"],
    ["turkish", "spanakli", "", "Ispanaklı gözleme"],
    ["uzbek", "чой", "Choy", "Choy"],
    ["uzbek", "гўшт", "goʻsht", "Choʻchqa goʻshti"],
    ["uzbek", "çoy", "choy", "Choy"],
    ["uzbek", "çöçqa göşti", "chöchqa göshti", "Choʻchqa goʻshti"],
    ["uzbek", "gijduvan", "Gʻijduvon", "Gʻijduvon kabobi"],
    ["english", "filadelfia", "Philadelphia", "Philadelphia"],
    ["english", "филадельфия", "Philadelphia", "Philadelphia"],
    ["english", "зршдфвудзршф", "philadelphia", "Philadelphia"],
    ["english", "sallmon", "Salmon", "Philadelphia"],
  ])("in the %s menu %j is searched as %j and finds %j", (menu, typed, searched, name) => {
    const result = found(menus[menu], typed);
    expect(result?.names[0] ?? "").toBe(name);
    expect(result?.corrected ? result.text : "").toBe(searched);
  });

  it.each<[keyof typeof menus, string, string]>([
    ["german", "kase", "Lachs Rolle"],
    ["german", "KAESE", "Lachs Rolle"],
    ["german", "weisswurst", "Weißwurst"],
    ["german", "lachs", "Lachs Rolle"],
    ["turkish", "sis", "Şiş kebap"],
    ["turkish", "ıspanakli", "Ispanaklı gözleme"],
    ["turkish", "IZGARA", "Şiş kebap"],
    ["turkish", "incik", "İncik"],
    ["uzbek", "so'si", "Moʻylov soʻsi"],
    ["uzbek", "sosi", "Moʻylov soʻsi"],
    ["uzbek", "gʻijduvon", "Gʻijduvon kabobi"],
    ["ukrainian", "мякий", "Філадельфія"],
    ["ukrainian", "грінки", "Ґрінки з сиром"],
    ["ukrainian", "іжа", "Ґрінки з сиром"],
    ["english", "creme brulee", "Crème brûlée"],
  ])("in the %s menu %j is only written in another way, and finds %j", (menu, typed, name) => {
    expect(found(menus[menu], typed)).toMatchObject({ text: typed, corrected: false });
    expect(found(menus[menu], typed)?.names[0]).toBe(name);
  });

  it("searches as written where the visitor asks for it", () => {
    expect(found(russian, "филадельфя", { asWritten: true })).toMatchObject({ corrected: false, hits: [] });
    expect(found(russian, "филадельфия", { asWritten: true })?.names).toHaveLength(2);
  });

  it.each(["борщ", "ъъъ", "zzzzzz", "寿司", "сашими", "12345", "__proto__", "constructor"])(
    "%j is not turned into a dish that it is not",
    (typed) => expect(found(russian, typed)?.hits).toEqual([]),
  );
});

it.each(["zzzzqq", "shshsh", "ккккцццц"])("a word of which next to nothing sounds, %j, is like no dish", (typed) => {
  const menu = [{ name: "Starters", products: [dish("Scallop salad"), dish("Sok"), dish("Sushi"), dish("Кацу")] }];
  expect(found(menu, typed)).toMatchObject({ text: typed, corrected: false, hits: [] });
  expect(found(menu, "skallop")?.names).toEqual(["Scallop salad"]);
});

describe("a search that found nothing", () => {
  it.each([
    ["томям", ["Том-ям с креветкой"]],
    ["пепер", ["Пепперони, 30 см"]],
    ["креветища", ["Нигири с креветкой", "Том-ям с креветкой"]],
    ["борщ", []],
    ["寿司", []],
  ])("%j is closest to %j", (typed, names) => {
    expect(closestNames(russian, typed, 2)).toEqual(names);
  });
});

describe("matches are marked where they stand", () => {
  it.each([
    ["Филадельфия лайт", "филадельфия", ["Филадельфия"]],
    ["Филадельфия лайт", "фила", ["Фила"]],
    ["Нигири с лососем", "лосось", ["лососем"]],
    ["Лосось, сыр, лосось", "лосось", ["Лосось", "лосось"]],
    ["Käsespätzle", "kase", ["Käse"]],
    ["Weißwurst", "weisswurst", ["Weißwurst"]],
    ["Räucherlachs", "lachs", ["lachs"]],
    ["Gʻijduvon soʻsi", "sosi", ["soʻsi"]],
    ["М'ята".normalize("NFD"), "мята", ["М'ята"]],
    ["Crème brûlée", "brul", ["brûl"]],
    ["Рис", "лосось", []],
    ["<b>рис</b>", "рис", ["рис"]],
    ["", "рис", []],
  ])("of %j for %j: %j", (text, searched, marked) => {
    expect(matchesIn(text, searched).map(([from, to]) => text.slice(from, to))).toEqual(marked);
  });

  it("within the text, in its order and apart from one another", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (text, searched) => {
        let end = 0;
        for (const [from, to] of matchesIn(text, `${searched} ${text.slice(0, 5)}`)) {
          expect(from).toBeGreaterThanOrEqual(end);
          expect(to).toBeGreaterThan(from);
          expect(to).toBeLessThanOrEqual(text.length);
          end = to;
        }
      }),
    );
  });
});

describe("every dish is found", () => {
  const dishes = Object.entries(menus).flatMap(([menu, groups]) =>
    groups.flatMap(({ products }) => products.map(({ name }) => [menu as keyof typeof menus, name] as const)),
  );
  const finds = (menu: keyof typeof menus, typed: string, name: string) =>
    expect(found(menus[menu], typed)?.names, typed).toContain(name);

  it.each(dishes)("in the %s menu by its own name: %s", (menu, name) => finds(menu, name, name));

  it.each(dishes)("in the %s menu by its name on another keyboard: %s", (menu, name) => {
    for (const typed of otherLayouts(name)) expect(found(menus[menu], typed)?.names, typed).toContain(name);
  });

  const long = dishes.filter(([, name]) => fold(name).length >= 5);

  it.each(long)("in the %s menu with one letter of its name left out or two swapped: %s", (menu, name) => {
    const letters = Array.from(name);
    const wordAt = (at: number) =>
      [...name.matchAll(/[\p{L}\p{N}ʻ']+/gu)].find(({ 0: word, index }) => at >= index && at < index + word.length);
    for (const at of letters.keys()) {
      const [word] = wordAt(at) ?? [""];
      if (word.length < 4) continue;
      finds(menu, letters.filter((_, place) => place !== at).join(""), name);
      if (wordAt(at) && wordAt(at)?.index === wordAt(at + 1)?.index)
        finds(
          menu,
          letters
            .with(at, letters[at + 1] ?? "")
            .with(at + 1, letters[at] ?? "")
            .join(""),
          name,
        );
    }
  });
});

describe("whatever is typed", () => {
  const index = searchIndex(russian);

  it("is answered, with dishes of the menu, each once", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (typed) => {
        const { hits = [] } = search(index, typed) ?? {};
        expect(new Set(hits.map(({ group, product }) => `${group} ${product}`)).size).toBe(hits.length);
        expect(hits.every((hit) => nameOf(russian, hit) !== "")).toBe(true);
        expect(closestNames(russian, typed, 5).length).toBeLessThanOrEqual(5);
      }),
    );
  });

  it("takes no more work with its length: only a hundred characters are read", () => {
    expect(search(index, `филадельфия ${"щ".repeat(100_000)}`)?.hits).toEqual(
      search(index, `филадельфия ${"щ".repeat(88)}`)?.hits,
    );
  });
});
