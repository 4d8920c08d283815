import type { World } from "../world";

interface Code {
  phone: string;
  channel: string;
  code: string;
  at: number;
}

interface OrderRow {
  order_id: number;
  status: string;
  order_type: string;
  total: number;
  created_at: number;
}

/** The console for people: the latest codes and orders, and where to read them as JSON. */
export function consolePage({ brand, clock }: World, codes: readonly Code[], orders: readonly OrderRow[], base: string): string {
  const table = (title: string, heads: string[], rows: (string | number)[][]) =>
    `<h2>${title}</h2><table><tr>${heads.map((head) => `<th>${head}</th>`).join("")}</tr>${rows.map((row) => `<tr>${row.map((cell) => `<td>${escaped(String(cell))}</td>`).join("")}</tr>`).join("")}</table>`;
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sandbox: ${brand}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}td,th{padding:.25rem 1rem .25rem 0;text-align:left}</style>
<h1>The kitchen's console</h1>
<p>Brand ${brand}. The kitchen's clock says ${moment(clock.now())}.</p>
<p><a href="${base}/console/outbox.json">outbox.json</a> · <a href="${base}/console/orders.json">orders.json</a> · <a href="${base}/console/faults">faults</a> · <a href="${base}/console/clock">clock</a></p>
${table("Codes", ["phone", "channel", "code", "sent"], codes.slice(0, 20).map(({ phone, channel, code, at }) => [`+${phone}`, channel, code, moment(at)]))}
${table("Orders", ["number", "status", "type", "total", "made"], orders.slice(0, 20).map((order) => [order.order_id, order.status, order.order_type, order.total, moment(order.created_at)]))}
</html>
`;
}

function moment(ms: number): string {
  return new Date(ms).toISOString().replace("T", " ").slice(0, 19);
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
