import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import MarketingBanner from "../banners/MarketingBanner";
import { loadWhenPressed } from "../hydration/load-when-pressed";
import { tellPageLanguage } from "../words/page-language";
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
