import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PhoneText } from "../../../../../app/shared/ui/text/PhoneText";

const numberIn = (words: string) => {
  const html = renderToStaticMarkup(<PhoneText words={words} />);
  expect(html.replace(/<[^>]*>/g, "")).toBe(words);
  return /<span[^>]*>(.*)<\/span>/.exec(html)?.[1];
};

it.each([
  ["Call: +7 800 000-00-12", "+7 800 000-00-12"],
  ["We call you at +49 30 23125014 in a minute.", "+49 30 23125014"],
  ["We call (+375) 17 …: +375 (29) 123-45-67.", "+375 (29) 123-45-67"],
  ["We write to anna@example.com. 10 + 5 minutes.", undefined],
])("the number of %j stays in one piece", (words, number) => expect(numberIn(words)).toBe(number));
