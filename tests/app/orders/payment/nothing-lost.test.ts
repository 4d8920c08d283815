import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { testCards } from "../../../../sandbox/seed/test-cards";
import { Payer } from "../../../support/app/payer";
import { runningShop } from "../../../support/app/running-shop";
import { like, wordsOf } from "../../../support/app/words";
import { postToConsole } from "../../../support/sandbox/visitor";

vi.mock("../../../../app/orders/payment/bank/pause.server", () => ({ pause: () => Promise.resolve() }));
// One phone gets two codes here without the minute between them.
vi.mock("../../../../server/guard/code-limits", async (original) => ({
  ...(await original<object>()),
  codeWait: () => Promise.resolve(undefined),
}));

const t = wordsOf("en");
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const cards = { approved: "4111111111111111", code: "4000000000001000", noFunds: "4000000000009003" };
const OVER = "/spb/back-to-home?state=payment-failure";

const running = runningShop();
let payer: Payer;

beforeEach(() => {
  payer = new Payer(running);
});

const pass = (milliseconds: number) => running.sandbox.clock.set({ now: running.sandbox.clock.now() + milliseconds });
const cardWith = (fault: string) =>
  testCards.find(({ behaviour }) => "fault" in behaviour && behaviour.fault === fault)?.number ?? "";

const paid = [{ status: "accepted", payment: "paid" }];
const waiting = (payment?: string) => [{ status: "waiting_for_payment", payment }];
const returned = [{ status: "canceled", payment: "refunded" }];

function expectPaid({ visitor, orders }: Payer) {
  expect(visitor.path).toMatch(/^\/spb\/order\/\d+\/tracking$/);
  expect(visitor.text).toContain(t("tracking:now.accepted"));
  expect(orders).toEqual(paid);
}

/** By a card in the card form, up to the bank's page with its decision. */
async function confirmedAtBank(number = cards.code) {
  await payer.stored();
  await payer.sendCard(number);
  await payer.toBank();
  await payer.enterCode();
}

describe("one order, whatever is pressed", () => {
  it("pressed twice, and once more after it is paid, is one payment of one order", async () => {
    const { visitor } = await payer.stored();
    const old = visitor.window();
    await old.open(payer.path);
    const attempt = { intent: "acquirer", attempt: visitor.valueOf("attempt") };
    await visitor.post(payer.path, attempt);
    await visitor.post(payer.path, attempt);
    await visitor.refresh();
    await payer.fillIn(cards.approved);
    expectPaid(payer);
    await old.press(like(t("payment:acquirer.button", { sum: "§" })));
    expect(old.path).toBe(visitor.path);
    expect(payer.orders).toEqual(paid);
  });

  it("the order form sent again by “Back”, from the payment page and from the bank's, is the same order", async () => {
    await payer.stored();
    await payer.order("cardOnline");
    expect(payer.visitor.path).toBe(payer.path);
    await payer.toAcquirer();
    await payer.order("sbp", payer.visitor);
    expect(payer.visitor.path).toBe(payer.path);
    expect(payer.visitor.text).toContain(t("payment:inProgress.text"));
    await payer.visitor.follow(t("payment:inProgress.action"));
    await payer.visitor.refresh();
    await payer.fillIn(cards.approved);
    expectPaid(payer);
  });

  it("an order form by SBP leads to the code in one press, and sent twice it begins one payment", async () => {
    await payer.stored("sbp");
    expect(payer.visitor.path).toBe(`${payer.path}/wait`);
    expect(payer.visitor.text).toContain(t("payment:app.scan"));
    await payer.order("sbp");
    expect(payer.visitor.path).toBe(`${payer.path}/wait`);
    await payer.visitor.follow(t("payment:wait.otherWay"));
    expect(payer.visitor.text).toContain(t("payment:doorIsOver"));
    expect(payer.visitor.html).not.toContain('value="way:sbp"');
    await payer.visitor.follow(t("payment:inProgress.action"));
    await payer.openApp();
    await payer.confirmInApp();
    await payer.visitor.refresh();
    expectPaid(payer);
    expect(payer.orders).toEqual(paid);
  });

  it("two ways that were begun in two windows pay one order once", async () => {
    await payer.stored();
    const other = payer.visitor.window();
    await other.open(payer.path);
    await payer.otherWay("sbp", other);
    await payer.toAcquirer();
    await payer.fillIn(cards.approved);
    expectPaid(payer);
    await payer.openApp(other);
    await other.refresh();
    expect(other.path).toBe(payer.visitor.path);
    expect(payer.orders).toEqual(paid);
  });

  it("each page on the way, opened again, is that page, and the next step is the same", async () => {
    const { visitor } = await payer.stored();
    const again = async () => {
      const { path, heading } = visitor;
      await visitor.open(path);
      expect([visitor.path, visitor.heading, visitor.status]).toEqual([path, heading, 200]);
    };
    await again();
    await payer.sendCard(cards.code);
    await again();
    await payer.toBank();
    await payer.enterCode();
    const bank = visitor.window();
    await bank.open(`${payer.path}/bank`);
    expect(bank.heading).toBe(t("payment:bank.bank.title"));
    await bank.open(`${payer.path}/wait`);
    expect(bank.heading).toBe(t("payment:wait.title"));
    await payer.takeBack();
    expectPaid(payer);
    await again();
    for (const page of ["", "/bank", "/wait", "/done", "/3ds"]) {
      await bank.open(payer.path + page);
      expect([page, bank.path]).toEqual([page, visitor.path]);
    }
    expect(payer.orders).toEqual(paid);
  });

  it("a dish more in the cart stops the payment before it begins, with both sums", async () => {
    const { visitor } = await payer.stored();
    await visitor.window().postUnseen("/spb/cart/add", { product_key: "set-maki" });
    await visitor.press(like(t("payment:acquirer.button", { sum: "§" })));
    expect([visitor.status, payer.orders]).toEqual([409, []]);
    expect(visitor.text).toMatch(like(t("payment:changed.sums", { before: "§", now: "§" })));
    await visitor.follow(t("payment:changed.action"));
    expect(visitor.heading).toBe(t("checkout:title"));
  });
});

describe("an answer of the upstream that is lost after it took the money", () => {
  it("is found at once among the customer's orders", async () => {
    await payer.stored();
    await payer.fault({ orderPay: { body: "half", times: 1 } });
    await payer.sendCard(cards.approved);
    expectPaid(payer);
  });

  describe("while nobody can be asked", () => {
    beforeEach(async () => {
      await payer.stored();
      await payer.fault({ orderPay: { body: "half", times: 1 }, orders: { status: 503 } });
      await payer.sendCard(cards.approved);
      expect([payer.visitor.status, payer.orders]).toEqual([502, paid]);
      expect(payer.visitor.text).toContain(t("payment:errors.noAnswer"));
    });
    afterEach(async () => void (await postToConsole(running.sandbox, "faults/clear")));

    it("is the same payment when it is sent again", async () => {
      await payer.sendCard(cards.approved);
      await postToConsole(running.sandbox, "faults/clear");
      await payer.visitor.open(`${payer.path}/done`);
      expectPaid(payer);
    });

    it("waits for the answer, and is found when somebody can", async () => {
      const { visitor } = payer;
      await visitor.open(`${payer.path}/done`);
      expect(visitor.heading).toBe(t("payment:wait.title"));
      await postToConsole(running.sandbox, "faults/clear");
      await visitor.refresh();
      expectPaid(payer);
    });

    it("is told by the menu, once", async () => {
      const { visitor } = payer;
      await visitor.open("/spb/");
      expect(visitor.line).toMatch(like(t("payment:notice.waiting", { sum: "§", minutes: "§" })));
      await postToConsole(running.sandbox, "faults/clear");
      await visitor.open("/spb/");
      expect(visitor.text).toMatch(like(t("payment:notice.paid", { number: "§" })));
      await visitor.follow(t("payment:notice.track"));
      expectPaid(payer);
      await visitor.open("/spb/");
      expect(visitor.text).not.toMatch(like(t("payment:notice.paid", { number: "§" })));
    });
  });
});

it("an answer that never came and took no money leaves the order payable, with the same key", async () => {
  const { visitor } = await payer.stored();
  await payer.fault({ orderPay: { status: 503, times: 1 } });
  const key = visitor.valueOf("attempt");
  await payer.sendCard(cards.approved);
  expect(visitor.text).toContain(t("payment:errors.noAnswer"));
  await visitor.open(payer.path);
  expect(visitor.valueOf("attempt")).toBe(key);
  await payer.sendCard(cards.approved);
  expectPaid(payer);
});

describe("the bank", () => {
  it("that never answers leaves an order that waits; the menu leads back, and another way pays it", async () => {
    await payer.stored();
    await payer.sendCard(cardWith("silent"));
    await payer.toBank();
    // The code is sent, and the browser is closed before anything came.
    const next = payer.visitor.window();
    await next.open("/spb/");
    expect(next.line).toMatch(like(t("payment:notice.waiting", { sum: "§", minutes: "§" })));
    await next.follow(t("payment:notice.pay"));
    expect(next.text).toContain(t("payment:inProgress.text"));
    await payer.payByCode(next);
    expect(payer.numberOf(next)).toBeGreaterThan(0);
    expect(payer.orders).toEqual(paid);
  });

  it("that brings its answer before the visitor, and twice, is answered each time, and the order is paid once", async () => {
    await confirmedAtBank();
    const { fields, action } = payer.visitor.formWith("PaRes");
    const bank = payer.browser();
    for (let count = 0; count < 2; count++) {
      await bank.post(action, fields);
      expect(bank.way[0]).toMatch(/^POST 303 /);
      expect(bank.path, "without cookies it learns nothing").toBe("/spb/");
    }
    await payer.takeBack();
    expectPaid(payer);
    await bank.post(action, fields);
    expect(payer.orders).toEqual(paid);
  });

  it.each([
    ["1", cardWith("forged")],
    ["2", "4000000000019002"],
  ])(
    "whose answer by 3-D Secure %s bears a wrong signature pays nothing, and another way pays the order",
    async (version, card) => {
      await payer.stored();
      await payer.sendCard(card);
      if (version === "2") await payer.visitor.press(t("payment:bank.frames.button"));
      await payer.toBank();
      await payer.enterCode();
      await payer.takeBack();
      expect(payer.visitor.text).toContain(t("payment:failed.title"));
      expect(payer.orders).toEqual(waiting("open"));
      await payer.payByCode();
      expectPaid(payer);
    },
  );

  it("is not played by strangers: an invented answer pays nobody's order, and tells nothing of it", async () => {
    await payer.stored();
    await payer.sendCard(cards.code);
    const stranger = payer.browser();
    const invented = "0".repeat(32);
    const answers: Record<string, string>[] = [{ cres: invented }, { MD: invented, PaRes: invented }];
    for (const fields of answers) {
      await stranger.post(`${payer.path}/3ds`, fields);
      expect(stranger.way).toEqual([`POST 303 ${payer.path}/3ds`, `GET 404 ${payer.path}`]);
    }
    expect(payer.orders).toEqual(waiting("open"));
    await payer.toBank();
    await payer.enterCode();
    await payer.takeBack();
    expectPaid(payer);
  });
});

describe("the deadline", () => {
  it("at 9:59 the order is still paid", async () => {
    await payer.stored();
    pass(10 * MINUTE - SECOND);
    await payer.toAcquirer();
    await payer.fillIn(cards.approved);
    expectPaid(payer);
  });

  it("at 10:01 nothing is begun, and the cart is still there", async () => {
    const { visitor } = await payer.stored();
    pass(10 * MINUTE + SECOND);
    await visitor.press(like(t("payment:acquirer.button", { sum: "§" })));
    expect([visitor.path, visitor.heading, payer.orders]).toEqual([OVER, t("payment:over.title"), []]);
    await visitor.follow(t("payment:over.action"));
    await payer.order("cardOnline");
    expect(visitor.path).not.toBe(payer.path);
    await payer.toAcquirer();
    await payer.fillIn(cards.approved);
    expectPaid(payer);
  });

  const late: [string, () => Promise<unknown>, () => Promise<unknown>][] = [
    [
      "on the acquirer's page",
      async () => {
        await payer.stored();
        await payer.toAcquirer();
        await payer.fillIn(cards.code);
      },
      () => payer.enterCode(),
    ],
    ["by 3-D Secure", () => confirmedAtBank(), () => payer.takeBack()],
    [
      "in the bank's app",
      async () => {
        await payer.stored();
        await payer.otherWay("sbp");
        await payer.openApp();
      },
      async () => {
        await payer.confirmInApp();
        await payer.visitor.refresh();
      },
    ],
  ];

  it.each(late)("money that comes after it %s goes back, and the visitor is told", async (_where, begin, end) => {
    await begin();
    pass(10 * MINUTE + SECOND);
    await end();
    expect(payer.orders).toEqual(returned);
    expect([payer.visitor.path, payer.visitor.heading]).toEqual([OVER, t("payment:over.refunded")]);
    expect(payer.visitor.text).toContain(t("tracking:refunded"));
    await payer.visitor.follow(like(t("payment:app.order", { number: "§" })));
    expect(payer.visitor.text).toMatch(like(t("tracking:refundedSum", { sum: "§" })));
  });

  it("of a payment that was begun and left is told on any page, once", async () => {
    await payer.stored();
    await payer.toAcquirer();
    pass(10 * MINUTE + SECOND);
    const next = payer.visitor.window();
    await next.open("/spb/cart");
    expect(next.text).toMatch(like(t("payment:notice.canceled", { number: "§" })));
    await next.follow(t("payment:notice.track"));
    expect(next.heading).toBe(t("tracking:canceled"));
    await next.open("/spb/");
    expect(next.text).not.toMatch(like(t("payment:notice.canceled", { number: "§" })));
  });
});

describe("the way back to a payment page that needs no payment any more", () => {
  it("leads to the order that is paid at the door instead", async () => {
    const { visitor } = await payer.stored();
    await visitor.send("intent", {}, "door:card");
    const order = visitor.path;
    expect(payer.numberOf(visitor)).toBeGreaterThan(0);
    for (const page of ["", "/done", "/wait"]) {
      await visitor.open(payer.path + page);
      expect([page, visitor.status, visitor.path]).toEqual([page, 200, order]);
    }
  });

  it("says that a cancelled order is not paid, though the upstream has gone down since", async () => {
    const { visitor } = await payer.stored();
    await payer.sendCard(cards.code);
    const [order] = running.sandbox.world.store.orders.latest(1);
    await postToConsole(running.sandbox, `orders/${order?.id}/status`, { alias: "canceled" });
    await visitor.open("/spb/");
    await payer.fault({ orderStatus: { status: 503 } });
    await visitor.open(payer.path);
    expect([visitor.status, visitor.path]).toEqual([200, OVER]);
    await postToConsole(running.sandbox, "faults/clear");
  });

  it("says again that the time has run out, however often", async () => {
    const { visitor } = await payer.stored();
    pass(10 * MINUTE + SECOND);
    for (const path of [payer.path, "/spb/", payer.path, OVER]) {
      await visitor.open(path);
      if (path === "/spb/") continue;
      expect([path, visitor.status, visitor.path, visitor.heading]).toEqual([path, 200, OVER, t("payment:over.title")]);
    }
  });
});

describe("in another browser", () => {
  /** The number of the order, which begins with the first attempt. */
  async function begun() {
    await payer.stored();
    await payer.toAcquirer();
    const [{ id } = { id: 0 }] = running.sandbox.world.store.orders.latest(1);
    return id;
  }

  it("whoever signs in with the same phone finds the order by its number, and pays it there", async () => {
    const number = await begun();
    pass(MINUTE);
    const other = await payer.signIn(payer.browser());
    await other.open(`/spb/order/${number}/tracking`);
    await other.follow(like(t("tracking:pay", { sum: "§" })));
    expect(other.path).toBe(`/spb/order/payment/${number}`);
    await payer.payByCode(other);
    expect(payer.numberOf(other)).toBe(number);
    expect(payer.orders).toEqual(paid);
    await payer.visitor.open("/spb/");
    expect(payer.visitor.text).toMatch(like(t("payment:notice.paid", { number })));
  });

  it("nobody else finds it, by its number or its key", async () => {
    const number = await begun();
    const stranger = await new Payer(running).signIn();
    for (const path of [`/spb/order/${number}/tracking`, `/spb/order/payment/${number}`, payer.path]) {
      await stranger.open(path);
      expect([path, stranger.status]).toEqual([path, 404]);
    }
  });
});

it("a card without money leads to another way for the same order", async () => {
  await payer.stored();
  await payer.sendCard(cards.noFunds);
  expect(payer.orders).toEqual(waiting("declined"));
  await payer.payByCode();
  expectPaid(payer);
});
