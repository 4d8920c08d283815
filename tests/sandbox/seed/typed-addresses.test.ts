import { describe, expect, it } from "vitest";
import { addressProblem, cleanAddress, isNamed, streetLine } from "../../../rules/address";
import { languages } from "../../../rules/languages";
import { formatAddress, searchAddresses } from "../../../sandbox/seed/geography/gazetteer";
import { addresses, cities } from "../../../sandbox/seed/geography/index";

/** Whoever copies an address from a receipt or another page of the shop can order to it. */
describe.each(cities)("every address of $alias, as the shop writes it,", ({ alias }) => {
  const own = addresses.filter(({ city, house }) => city === alias && house);

  it("may be typed and names itself, in every language and every country's notation", () => {
    expect(own.length).toBeGreaterThan(50);
    const wrong = own.flatMap((address) => {
      const lines = [
        ...languages.map((language) => formatAddress(address, language)),
        ...["RU", "TR", "DE"].map((country) => streetLine(country, address.street.local, address.house)),
      ];
      return lines.filter((line) => addressProblem(line) || !isNamed(line, line));
    });
    expect(wrong).toEqual([]);
  });

  it("is found", () => {
    const some = own.filter((_, index) => index % Math.ceil(own.length / 60) === 0);
    const wrong = some.flatMap((address) => {
      const lines = [
        ...new Set(languages.map((language) => formatAddress(address, language))),
        ...["RU", "TR", "DE"].map((country) => streetLine(country, address.street.local, address.house)),
      ];
      return lines.filter((line) => !searchAddresses(alias, cleanAddress(line), 7).includes(address));
    });
    expect(wrong).toEqual([]);
  });
});
