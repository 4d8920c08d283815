import MarketingBanner from "../banners/MarketingBanner";
import { ScrollUp } from "./ScrollUp";

/** What comes over a page once it is hydrated. */
export default function LaterParts() {
  return (
    <>
      <ScrollUp />
      <MarketingBanner />
    </>
  );
}
