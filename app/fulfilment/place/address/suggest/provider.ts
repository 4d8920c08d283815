import type { SuggestSource } from "../../../../shared/web/context/city-frame";
import type { Suggest, Suggested } from "./suggester";

/** After this time the shop's own suggestions replace the provider's. */
const PROVIDER_TIMEOUT_MS = 2_000;

async function openSuggest(source: SuggestSource): Promise<Suggest> {
  if (source.type === "google") return (await import("./google")).openGoogleSuggest(source);
  return (await import("./yandex")).openYandexSuggest(source);
}

/** The provider's suggestions. The provider is loaded when the field is first used. */
export class ProviderSuggestions {
  private opening?: Promise<Suggest>;
  private isBroken = false;

  constructor(private readonly source: SuggestSource) {}

  /** Loads the provider's script. A failure makes the first answer undefined. */
  open() {
    if (this.opening) return;
    this.opening = openSuggest(this.source);
    this.opening.catch(() => (this.isBroken = true));
  }

  /**
   * Undefined if the provider fails or takes too long; the shop's own geocoder answers then. A provider that failed to
   * load is not tried again.
   */
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
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), PROVIDER_TIMEOUT_MS)));
  try {
    return await Promise.race([asked, late]);
  } catch {
    // The shop's own geocoder answers instead.
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
