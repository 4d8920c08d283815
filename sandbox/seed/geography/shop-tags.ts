import { localised, type Localised } from "../../texts";

const parking = localised("tags.parking");
const terrace = localised("tags.terrace");
const kids = localised("tags.kids-corner");
const stepFree = localised("tags.step-free");

/** The tags by shop id. Other shops have none. */
export const shopTags: Readonly<Record<number, readonly Localised[]>> = {
  101: [terrace, stepFree],
  103: [terrace],
  104: [parking, stepFree],
  107: [parking, kids, stepFree],
  201: [stepFree],
  205: [terrace],
  207: [parking, kids, stepFree],
  301: [terrace, kids],
  304: [parking, stepFree],
  402: [terrace],
  403: [parking, stepFree],
  501: [parking, kids, stepFree],
  503: [terrace],
  601: [stepFree],
  602: [terrace],
  604: [parking, kids, stepFree],
  701: [terrace, parking],
  704: [parking, kids, stepFree],
  801: [stepFree],
  803: [terrace, kids],
  901: [terrace],
  905: [parking, stepFree],
};
