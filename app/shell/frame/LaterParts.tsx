import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import MarketingBanner from "../../browse/banners/MarketingBanner";
import { loadWhenPressed } from "../../shared/web/hydration/load-when-pressed";
import { tellPageLanguage } from "../../shared/web/words/page-language";
import { ScrollUp } from "./ScrollUp";

export default function LaterParts() {
  const { language } = useTranslation().i18n;
  useEffect(() => tellPageLanguage(language), [language]);
  useEffect(loadWhenPressed, []);
  return (
    <>
      <ScrollUp />
      <MarketingBanner />
    </>
  );
}
