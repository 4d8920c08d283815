import { describe, expect, it } from "vitest";
import { runningShop } from "../../../../support/app/running-shop";

const running = runningShop();

async function guess(phone: string, order_id: number, address: string) {
  const body = new URLSearchParams({ phone, order_id: String(order_id) });
  const answer = await running.shop("/spb/order-status", { method: "POST", body }, { address });
  return { status: answer.status, retryAfter: Number(answer.headers.get("Retry-After")), html: await answer.text() };
}

const phone = (count: number) => `+7 921 55${String(10_000 + count)}`;

describe("guessing orders through the whole shop", () => {
  it("of one phone ends after fifty numbers an hour, whatever the address", async () => {
    for (let count = 0; count < 50; count++)
      expect((await guess(phone(0), 48_000 + count, `203.0.113.${count}`)).status).toBe(422);
    const { status, retryAfter, html } = await guess(phone(0), 48_010, "203.0.113.99");
    expect(status).toBe(429);
    expect(retryAfter > 0 && retryAfter <= 3_600).toBe(true);
    expect(html).toContain("48010");
  });

  it("from one address ends after ten phones an hour, whatever the number", async () => {
    const statuses = [];
    for (let count = 1; count <= 11; count++)
      statuses.push((await guess(phone(count), 48_000 + count, "198.51.100.7")).status);
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
  });
});
