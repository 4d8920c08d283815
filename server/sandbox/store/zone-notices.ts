import type { Connection } from "./database";

/** Who wants to know when a delivery zone reaches them. */
export function zoneNoticeStore(connection: Connection) {
  const insert = connection.prepare("INSERT INTO zone_notices (phone, city_id, latitude, longitude, created_at) VALUES (?, ?, ?, ?, ?)");
  return {
    add: (phone: string, city_id: number, { latitude, longitude }: { latitude: number; longitude: number }, now: number) =>
      void insert.run(phone, city_id, latitude, longitude, now),
  };
}
