import type { SuggestSource } from "../../../context/city-frame";
import type { Suggest, Suggested } from "./suggester";

/** Milliseconds until the shop's own suggestions are asked for instead. */
const PROVIDER_TIME_MS = 2_000;

/** Opens the provider's suggestions; its modules and its script are loaded now. */
async function openSuggest(source: SuggestSource): Promise<Suggest> {
  if (source.type === "google") return (await import("./google")).openGoogleSuggest(source);
  return (await import("./yandex")).openYandexSuggest(source);
}

/** The suggestions of the provider, which is loaded when the field is used. */
export class ProviderSuggestions {
  private opening?: Promise<Suggest>;
  private isBroken = false;

  constructor(private readonly source: SuggestSource) {}

  /** Loads the provider's script. A failure is one of the first answer. */
  open() {
    if (this.opening) return;
    this.opening = openSuggest(this.source);
    this.opening.catch(() => (this.isBroken = true));
  }

  /** Undefined if the provider fails or takes too long: the shop's own geocoder answers. A provider that cannot be opened is not waited for again. */
  async answer(text: string): Promise<Suggested[] | undefined> {
    if (this.isBroken) return undefined;
    this.open();
    return inTime(this.opening?.then((suggest) => suggest(text)));
  }

  locate(suggested: Suggested) {
    return inTime(suggested.locate());
  }
}

async function inTime<Value>(asked: Promise<Value> | undefined): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), PROVIDER_TIME_MS)));
  try {
    return await Promise.race([asked, late]);
  } catch {
    // The shop's own geocoder answers in its place.
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
