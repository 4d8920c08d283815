import { asTyped, inDigits, kindOf, refused, ways, type Kind } from "./spelling";

const W3C = "https://www.w3.org/International/questions/qa-personal-names";
const FALSEHOODS = "https://www.kalzumeus.com/2010/06/17/falsehoods-programmers-believe-about-names/";
const APOSTROPHE =
  "https://github.com/krokedil/klarna-payments-for-woocommerce/issues/29 (apostrophes and dots in names)";
const BLANK = "https://github.com/awesomemotive/easy-digital-downloads/issues/1625 (a name that comes back blank)";
const UKRAINIAN = "https://github.com/dchaplinsky/translit-ua/issues/8 (apostrophes of Ukrainian)";
const UZBEK = "https://github.com/u2b3k/uz-hunspell/issues/4 (apostrophes of Uzbek)";
const NAUGHTY = "https://github.com/minimaxir/big-list-of-naughty-strings";
const XSS = "https://cheatsheetseries.owasp.org/cheatsheets/Cross_Site_Scripting_Prevention_Cheat_Sheet.html";
const FORMULA = "https://owasp.org/www-community/attacks/CSV_Injection";
const TEXTAREA = "https://html.spec.whatwg.org/#concept-textarea-api-value (a line end is one character)";
const KEYBOARD = "https://github.com/florisboard/florisboard/issues/1966 (the key i gives İ in capitals)";
const ALPHABETS = "https://github.com/dreamland-mud/dreamland_world/issues/550 (letters of two alphabets in a word)";
const COUPON = "https://github.com/bagisto/bagisto/pull/10919 (case and spaces of codes)";
const CLIPBOARD = "https://github.com/mitodl/mitxpro/issues/824 (spaces and marks around a copied code)";
const CARDS = "https://docs.stripe.com/testing (numbers of test cards)";
const RANGES = "ISO/IEC 7812: numbers of Mir and Troy";
const JQUERY = "https://github.com/stripe-archive/jquery.payment/issues/59 (spaces and hyphens in card numbers)";
const EMAIL = "https://en.wikipedia.org/wiki/Email_address#Examples";
const IDN = "https://www.rfc-editor.org/rfc/rfc6531 (internationalised e-mail)";
const SLIPS = "https://github.com/mailcheck/mailcheck (slips of typing)";
const MAILBOX = "https://www.rfc-editor.org/rfc/rfc5322#section-3.4 (an address with a name)";
const DIGITS = "https://github.com/jackocnr/intl-tel-input/issues/2105 (digits of other alphabets)";
const SUMS = "https://github.com/openexchangerates/accounting.js/issues/72 (signs and groups of sums)";

/** Names of people, of at most `max` characters. */
export const names = (max = 100): Kind =>
  kindOf([
    ...ways(
      W3C,
      "Anna | Я | О | Ли | Ö | Мария-Антуанетта Ивановна | Ahmet Rıza İLERİ | Иван Иванович ИВАНОВ | Jürgen Weiß",
    ),
    ...ways(
      W3C,
      "Karl-Theodor Freiherr von und zu Guttenberg | Наталія Їжакевич | Ґалаґан | Әсель Құнанбайқызы | Ўткир Ғуломов",
    ),
    ...ways(
      FALSEHOODS,
      "Анна Smith | иван | Anna 2 | ИП Петров А. А. | Dr. med. Anna Müller, LL.M. | Иванова (Петрова) Анна",
    ),
    ...ways(FALSEHOODS, "Анна/Борис | Мама | - | Null | undefined | Anna & Boris | «Ромашка», ООО | Анна\u0301"),
    ...ways(APOSTROPHE, `O'Neil | O’Neil | D‘Arc | N\`Golo | Д´Артаньян | Anna "Anka" Ivanova`),
    ...ways(UKRAINIAN, "Дем'янчук | Дем’янчук | Демʼянчук | Лук`яненко | В′ячеслав"),
    ...ways(UZBEK, "Oʻktam Gʻulomov | O‘ktam G‘ulomov | O'ktam G'ulomov | Öktam Ğulomov"),
    ...ways(NAUGHTY, "محمد علي | דוד כהן | 王小明 | Анна 🌸 | 👩🏽‍🍳 | 👨‍👩‍👧 | 🇺🇦 Оля | Z̴͇̈a | ﬁona | 𝓐𝓷𝓷𝓪"),
    ...ways(NAUGHTY, ["А".repeat(max), "😀".repeat(max / 2), `${"Ж".repeat(max - 1)}й`]),
    ...ways(FORMULA, "=1+1 | +Anna | @Anna | ${name} | {{name}} | %s %d | Анна;DROP TABLE users"),
    ...ways(XSS, `<b>Anna</b> | Anna<script>alert(1)</script> | &lt;Anna&gt; | "><img src=x onerror=alert(1)>`),
    ...refused(BLANK, [
      "",
      " ",
      "\u00a0\u2003",
      "\u200b",
      "\u200e\u200f",
      "\u3164",
      "\u2800",
      "\u00ad\ufeff",
      "\u202e",
    ]),
    ...refused("longer than the limit", [
      "Ы".repeat(max + 1),
      "😀".repeat(max + 1),
      "Anna ".repeat(max),
      "x".repeat(2_500),
    ]),
  ]);

/** Texts of several lines, of at most `max` characters. */
export const comments = (max: number): Kind =>
  kindOf(
    [
      ...ways(TEXTAREA, ["Код 12\r\nвторой этаж\r\n\r\nспасибо", "a\rb", "1\n2\n3"], withLineFeeds),
      ...ways(TEXTAREA, ["до\r\n".repeat(max / 4).padEnd((max * 5) / 4, "я"), "Ё".repeat(max)], withLineFeeds),
      ...ways(NAUGHTY, "Без васаби! | не звонить, ребёнок спит 🙏🙏 | 💣👨‍👩‍👧‍👦🇩🇪 | مرحبا | – позвоните"),
      ...ways(XSS, "<script>alert(1)</script> | </textarea><b>x</b> | 1 < 2 && 3 > 2 | &amp; &#0; &nbsp; | <!-- -->"),
      ...ways(
        FORMULA,
        `=HYPERLINK("http://x.example") | -1+1 | '; DROP TABLE orders; -- | \${7*7} | C:\\temp\\new | 50 % off %00`,
      ),
      ...refused("longer than the limit", ["Ы".repeat(max + 1), "a\r\n".repeat(max), "<b>".repeat(max * 2)]),
    ],
    { added: [asTyped, (text) => `\ufeff${text}`, (text) => `${text}\u200b`] },
  );

/** Spellings of a promo code that the chain has, in capitals, and codes that it does not have. */
export const promoCodes = (code: string): Kind =>
  kindOf([
    ...ways(COUPON, [code, code.toLowerCase(), ` ${code}`, code.charAt(0) + code.slice(1).toLowerCase()], () => code),
    ...ways(
      CLIPBOARD,
      `«${code}» | "${code}" | “${code}” | ${code}. | ${code}! | #${code} | ${code}, | (${code}) | '${code}'`,
      () => code,
    ),
    ...ways(
      CLIPBOARD,
      ["\u200b", "\u2060", "\u00ad", "\u200d", "\ufe0f", " ", "\u00a0"].map((mark) => [...code].join(mark)),
      () => code,
    ),
    ...ways(CLIPBOARD, [`${code}\r\n`, code.replace(/(\d+)$/, " $1")], () => code),
    ...ways(
      DIGITS,
      ["０", "٠", "०"].map((zero) => inDigits(zero, code)),
      () => code,
    ),
    ...ways(ALPHABETS, [code.replace(/[ATMOC]/g, (one) => "АТМОС"["ATMOC".indexOf(one)] ?? one)], () => code),
    ...ways(KEYBOARD, [code.replace(/I/g, "İ"), code.toLowerCase().replace(/i/g, "ı")], () => code),
    ...refused(
      COUPON,
      `NOSUCH | 0 | % | ' | - | 😀 | КОД | ${code}${code} | <b> | null | __proto__ | ../.. | %00 | ${"A".repeat(2_500)}`,
    ),
  ]);

/** Numbers of cards. The normal form has digits only. */
export const cards: Kind = kindOf([
  ...["4242424242424242", "5555555555554444"].flatMap((number) => ways(CARDS, inGroups(number), () => number)),
  ...["2200000000000004", "9792020000000001"].flatMap((number) => ways(RANGES, inGroups(number), () => number)),
  ...ways(
    JQUERY,
    "\u202a4242 4242 4242 4242\u202c | № 4242 4242 4242 4242 | 4242/4242/4242/4242",
    () => "4242424242424242",
  ),
  ...ways(
    DIGITS,
    ["０", "٠", "०"].map((zero) => inDigits(zero, "4242 4242 4242 4242")),
    () => "4242424242424242",
  ),
  ...refused(
    CARDS,
    "4242424242424241 | 378282246310005 | 42424242424242 | 4242 4242 4242 424 | 42424242424242424242 | card | 0",
  ),
]);

/** Addresses of e-mail. */
export const emails: Kind = kindOf([
  ...ways(
    EMAIL,
    `anna@example.com | anna.maria+nori@example.com | ANNA@EXAMPLE.COM | anna_1-2@s.example | "anna"@example.com`,
  ),
  ...ways(
    EMAIL,
    `o'neil@example.org | user%example.com@example.org | anna@xn--e1afmkfd.xn--p1ai | 1@2.co | ${"a".repeat(64)}@example.com`,
  ),
  ...ways(IDN, "анна@пример.рф | anna@müller.de | оля@приклад.укр | gül@örnek.com.tr | josé@example.com"),
  ...refused(
    EMAIL,
    "anna | anna@ | @example.com | anna@example | anna@.com | anna@example..com | a@b@c.com | an na@example.com",
  ),
  ...refused(
    SLIPS,
    "anna@example,com | anna@mail.ru, | anna@mail.ru; | anna@mail.ru. | anna@-mail.ru | anna,b@mail.ru | .anna@mail.ru",
  ),
  ...refused(
    SLIPS,
    "anna@mail.ru, boris@mail.ru | anna@mail.ru;boris@mail.ru | anna@mail.r u | anna@mail.ru/ | anna@ya.ru) | anna.@mail.ru",
  ),
  ...refused(
    MAILBOX,
    "Anna <anna@example.com> | <anna@example.com> | mailto:anna@example.com | anna@example.com (work) | anna@[127.0.0.1]",
  ),
  ...refused("longer than any address", [`${"a".repeat(250)}@example.com`]),
]);

/** Sums to bring change for. The normal form has digits only. */
export function sums(sum: number): Kind {
  const plain = String(sum);
  const grouped = (by: string) => plain.replace(/(\d)(?=(\d{3})+$)/g, `$1${by}`);
  return kindOf([
    ...ways(SUMS, ["", " ", "\u00a0", "\u202f", "\u2009", ".", ",", "'", "’"].map(grouped), () => plain),
    ...ways(
      SUMS,
      `${plain},00 | ${plain}.00 | ${plain}.- | ${plain},– | ${grouped(" ")},00 | ${grouped(",")}.00 | 0${plain}`,
      () => plain,
    ),
    ...ways(
      SUMS,
      `${plain} ₽ | ${plain}₽ | ${grouped(" ")} руб. | ${plain} рублей | ${plain}р | RUB ${plain} | ${plain} rubles`,
      () => plain,
    ),
    ...ways(
      DIGITS,
      ["０", "٠", "०"].map((zero) => inDigits(zero, grouped(" "))),
      () => plain,
    ),
    ...refused(
      SUMS,
      "-5000 | 5e3 | 5 тыс | пять тысяч | 4000-5000 | без сдачи, у меня ровно, спасибо | 1,5 | 1/2 | ∞ | NaN | 0x1388 | 5к",
    ),
  ]);
}

function withLineFeeds(text: string): string {
  return text.replace(/\r\n?/g, "\n");
}

function inGroups(number: string): string[] {
  const by = (sign: string) => number.replace(/(.{4})(?=.)/g, `$1${sign}`);
  return [number, ...[" ", "-", "–", "\u00a0", "\u2009", ".", "_"].map(by), [...number].join(" ")];
}
