import { isPoint } from "../../../app/rules/zones";
import { missing, wrong } from "../respond";
import { cityById } from "../shop/atlas";
import type { Handler } from "./handler";
import { phoneOf } from "./people";

export const unavailableAddress: Handler<"feedbackUnavailableAddress"> = ({ request: { city_id, coordinates, phone }, world }) => {
  const city = cityById(city_id);
  if (!city) throw missing("unknownCity");
  if (!isPoint(coordinates)) throw wrong("coordinates", "invalid");
  world.store.zoneNotices.add(phoneOf(phone, city), city_id, coordinates, world.clock.now());
  return {};
};
