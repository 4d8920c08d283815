import { constants, createPublicKey, publicEncrypt } from "node:crypto";
import { load } from "cheerio";

export type Sealable = { number: string; expiry?: string; cvv?: string; holder?: string };

/** A card as a page sends it: encrypted for the acquirer's public key. */
export function sealCard(public_key: string, card: string | Sealable): string {
  const plain = { expiry: "12/30", cvv: "123", ...(typeof card === "string" ? { number: card } : card) };
  const key = createPublicKey({ key: Buffer.from(public_key, "base64"), format: "der", type: "spki" });
  return publicEncrypt(
    { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: "sha256" },
    Buffer.from(JSON.stringify(plain)),
  ).toString("base64");
}

/** Another site's address stays as it was written. */
function resolved(address: string, page: string): string {
  return /^https?:/.test(address) ? address : new URL(address, page).href;
}

type Fields = Record<string, string | null | undefined>;

/** What a browser without scripts sees and sends at the bank. */
export class BankVisitor {
  constructor(private readonly language = "en") {}

  get = (url: string) =>
    this.read(url, fetch(url, { redirect: "manual", headers: { "Accept-Language": this.language } }));
  post = (url: string, fields: Fields) =>
    this.read(
      url,
      fetch(url, {
        method: "POST",
        redirect: "manual",
        headers: { "Accept-Language": this.language },
        body: new URLSearchParams(
          Object.entries(fields).flatMap(([name, value]) => (value == null ? [] : [[name, value]])),
        ),
      }),
    );

  /** Addresses are resolved as a browser does. */
  private async read(url: string, answer: Promise<Response>) {
    const response = await answer;
    const page = load(await response.text());
    const to = response.headers.get("location");
    const absolute = (address = "") => resolved(address, url);
    const forms = page("form")
      .toArray()
      .map((form) => ({
        action: absolute(page(form).attr("action")),
        button: page(form).find("button").text(),
        fields: Object.fromEntries(
          page(form)
            .find("input")
            .toArray()
            .map((input) => [page(input).attr("name") ?? "", page(input).attr("value") ?? ""]),
        ),
      }));
    return {
      status: response.status,
      location: to === null ? null : absolute(to),
      title: page("h1").text(),
      text: page("main").text(),
      failed: page("[role=alert]").text(),
      errors: Object.fromEntries(
        page("span.error")
          .toArray()
          .map((span) => [page(span).attr("id")?.replace("-error", "") ?? "", page(span).text()]),
      ),
      links: page("a")
        .toArray()
        .map((link) => absolute(page(link).attr("href"))),
      forms,
      form: (button: string | RegExp) => {
        const found = forms.find((form) =>
          typeof button === "string" ? form.button === button : button.test(form.button),
        );
        if (!found) throw new Error(`no form with the button ${String(button)} on "${page("h1").text()}"`);
        return found;
      },
    };
  }
}

/** Goes through the bank's code page in any language, and answers what it gives to take to the shop. The first form of each page goes on. */
export async function atBank(AcsUrl: string, fields: Fields, code = "1234") {
  const visitor = new BankVisitor();
  const page = await visitor.post(AcsUrl, fields);
  const confirmed = await visitor.post(page.form(/./).action, { code });
  return confirmed.form(/./);
}

/** The bank's yes of 3-D Secure 1. */
export async function confirmAtBank(url: string, { MD, PaReq }: Fields): Promise<string> {
  return (await atBank(`${url}/bank/acs`, { MD, PaReq })).fields.PaRes ?? "";
}
