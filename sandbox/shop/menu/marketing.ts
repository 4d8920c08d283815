import { cityTime } from "../../../rules/city-time";
import type { Banner, Promotion } from "../../../contract/place";
import type { Language } from "../../../rules/languages";
import type { SeedBanner } from "../../seed/catalogue/schema";
import { catalogues } from "../../seed/catalogues";
import type { SeedCity } from "../../seed/geography/schema";
import { hostileBanners, hostilePromotions } from "../../seed/hostile";
import { promotions, type SeedPromotion } from "../../seed/offers/promotions";
import type { World } from "../../world";
import { picture } from "./menu";

export function bannersOf(world: World, city: SeedCity, language: Language): Banner[] {
  if (world.content === "hostile") return [...hostileBanners];
  const { date } = cityTime(world.clock.now(), city);
  return catalogues[world.brand].banners
    .filter(({ not_in, popup }) => !not_in?.includes(city.alias) && !(popup && world.content === "quiet"))
    .map((banner) => bannerOf(banner, date, language));
}

export function promotionsOf(world: World, city: SeedCity, language: Language): Promotion[] {
  if (world.content === "hostile") return [...hostilePromotions];
  return promotions.map((promotion) => promotionOf(world, promotion, city, language));
}

/** `click_url` is relative to the city's home page. */
function bannerOf(
  { id, name, description, button_text, picture: key, ground, opens, popup }: SeedBanner,
  today: string,
  language: Language,
): Banner {
  const image = picture(key);
  return {
    id,
    name: name[language],
    description: description[language],
    button_text: button_text[language],
    images: { small: image, big: image },
    background: ground,
    click_url: "group" in opens ? `?group=${opens.group}` : `product/${opens.product_key}`,
    ...(popup && { page_url: [...popup.pages], schedule: popupSchedule(popup, today) }),
  };
}

function popupSchedule(
  { month, every: [display_frequency, display_frequency_type], delay_seconds: delay }: NonNullable<SeedBanner["popup"]>,
  today: string,
): Banner["schedule"] {
  return {
    show_time: month === undefined ? undefined : monthFrom(today, month),
    display_frequency,
    display_frequency_type,
    delay,
  };
}

/** The whole month that is `months` after the month of a date. */
function monthFrom(today: string, months: number) {
  const [year = 0, month = 0] = today.split("-").map(Number);
  const day = (date: number, later: number) =>
    new Date(Date.UTC(year, month - 1 + months + later, date)).toISOString().slice(0, 10);
  return { from: { date: day(1, 0), time: "00:00" }, to: { date: day(0, 1), time: "23:59" } };
}

function promotionOf(
  { brand }: World,
  { id, alias, name, subtitle, description, button_text, opens }: SeedPromotion,
  city: SeedCity,
  language: Language,
): Promotion {
  const image = picture(catalogues[brand].promotion_pictures[alias]);
  const html = description[language].replaceAll("{home}", `/${city.alias}`).replaceAll("{picture}", image);
  return {
    id,
    alias,
    name: name[language],
    subtitle: subtitle[language],
    description: html,
    images: { small: image, big: image },
    click_url: opens,
    button_text: button_text[language],
  };
}
