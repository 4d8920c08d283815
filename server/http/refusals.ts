import { parseCookie } from "cookie";
import type { Request, RequestHandler, Response } from "express";
import { fallbackLanguage, isLanguage, languages, type Language } from "../../rules/languages";
import { isCrossSite } from "../guard/cross-site";

const anotherSite: Record<Language, string> = {
  ru: "Запрос пришёл с другого сайта, мы его не выполнили. Откройте страницу магазина и повторите.",
  en: "This request came from another site, we did nothing with it. Open the shop’s page and try again.",
  tr: "İstek başka bir siteden geldi, yerine getirmedik. Mağazanın sayfasını açıp yeniden deneyin.",
  uz: "Soʻrov boshqa saytdan keldi, biz uni bajarmadik. Doʻkon sahifasini ochib, qayta urinib koʻring.",
  de: "Die Anfrage kam von einer anderen Website, wir haben sie nicht ausgeführt. Öffnen Sie die Seite des Shops und versuchen Sie es erneut.",
  uk: "Запит надійшов з іншого сайту, ми його не виконали. Відкрийте сторінку магазину й повторіть.",
};

const tooLarge: Record<Language, string> = {
  ru: "Такую форму мы не принимаем. Вернитесь и попробуйте короче.",
  en: "We don’t take forms of this size. Go back and try something shorter.",
  tr: "Bu boyutta formları kabul etmiyoruz. Geri dönüp daha kısa yazın.",
  uz: "Bunday hajmdagi shaklni qabul qilmaymiz. Orqaga qaytib, qisqaroq yozing.",
  de: "So große Formulare nehmen wir nicht an. Gehen Sie zurück und fassen Sie sich kürzer.",
  uk: "Таку форму ми не приймаємо. Поверніться й спробуйте коротше.",
};

/** Before Remix, whose own check answers a blank 500: a change that another site sends is refused in words. */
export function refuseCrossSite(): RequestHandler {
  return (request, response, next) => {
    const headers = { get: (name: string) => request.get(name) ?? null };
    if (isCrossSite(request.method, headers)) refuse(request, response, 403, anotherSite);
    else next();
  };
}

/** A body that says it is larger than `bytes` is not read; one that does not say is counted as it is read (server/guard/form). */
export function refuseLarge(bytes: number): RequestHandler {
  return (request, response, next) => {
    if (Number(request.headers["content-length"] ?? 0) <= bytes) return next();
    response.set("Connection", "close");
    refuse(request, response, 413, tooLarge);
  };
}

function refuse(request: Request, response: Response, status: number, words: Record<Language, string>) {
  const chosen = parseCookie(request.headers.cookie ?? "").language;
  const wished = request.headers["accept-language"] ? request.acceptsLanguages([...languages]) : fallbackLanguage;
  const language = [chosen, wished].find(isLanguage) ?? fallbackLanguage;
  response
    .status(status)
    .type("text/plain; charset=utf-8")
    .set("Content-Language", language)
    .send(`${words[language]}\n`);
}
