import type { CallName } from "../../../contract/calls";
import { shops, type ShopName } from "../journeys/shops";

type Fault = { delay?: number; status?: number; body?: "html" | "half" | "wrong"; times?: number };
type LoggedCall = { at: number; call: CallName; body?: string; session?: string };
type OrderRow = { order_id: number; status: string; order_type: string; total: number; created_at: number };

/** The console of a sandbox: what it sent, what it got, and how its bad days are made. */
export class SandboxConsole {
  constructor(private readonly shop: ShopName) {}

  async codeFor(phone: string): Promise<string> {
    const sent = (await this.ask("GET", "outbox.json")) as { phone: string; code: string }[];
    const found = sent.find((row) => row.phone === phone);
    if (!found) throw new Error(`no code was sent to ${phone}`);
    return found.code;
  }

  /** The latest calls, the newest first. `session`: the first six characters of its key. */
  requests = () => this.ask("GET", "requests.json") as Promise<LoggedCall[]>;
  orders = () => this.ask("GET", "orders.json") as Promise<OrderRow[]>;
  status = async (order_id: number) => (await this.orders()).find((row) => row.order_id === order_id)?.status;
  move = (order_id: number, alias: string) => this.ask("POST", `orders/${order_id}/status`, { alias });
  /** By call name, or "all". */
  fault = (faults: Record<string, Fault>) => this.ask("POST", "faults", faults);
  heal = () => this.ask("POST", "faults/clear");
  stop = (product_key: string, type: "stop" | "default" = "stop") =>
    this.ask("POST", `products/${product_key}`, { type });
  stopShop = (id: number, type: "stop" | "default" = "stop") => this.ask("POST", `shops/${id}`, { type });
  /** `name`: a part of signing in, as the console lists them. */
  refuse = (name: string) => this.ask("POST", `sign-in/${name}`, { type: "stop" });
  /** `percent` of the price list. */
  reprice = (product_key: string, percent: number) => this.ask("POST", `prices/${product_key}`, { percent });
  fill = (city: string, interval_id: string) => this.ask("POST", "intervals", { city, interval_id });
  advance = (milliseconds: number) => this.ask("POST", "clock", { advance: milliseconds });
  now = async () => ((await this.ask("GET", "clock.json")) as { now: number }).now;

  private async ask(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(`${shops[this.shop].sandbox}/console/${path}`, {
      method,
      body: body === undefined ? undefined : JSON.stringify(body),
      headers: { "Content-Type": "application/json" },
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }
}
