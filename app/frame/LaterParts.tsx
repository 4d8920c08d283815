import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import MarketingBanner from "../banners/MarketingBanner";
import { tellPageLanguage } from "../words/page-language";
import { ScrollUp } from "./ScrollUp";

export default function LaterParts() {
  const { language } = useTranslation().i18n;
  useEffect(() => tellPageLanguage(language), [language]);
  return (
    <>
      <ScrollUp />
      <MarketingBanner />
    </>
  );
}
