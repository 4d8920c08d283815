import { describe, expect, test } from "vitest";
import { z } from "zod";
import { orderConstraints } from "../../../app/checkout/order-fields.server";
import { constraintsOf } from "../../../server/guard/form";

describe("the constraints of a form's schema", () => {
  test("name what is required and how long it may be, also inside an object that has a default", () => {
    const door = z.object({ room: z.string().trim().max(5), floor: z.string().max(3).default("") });
    const schema = z.object({
      name: z.string().max(10, "long"),
      note: z.string().optional(),
      door: door.prefault({ room: "" }),
    });
    expect(constraintsOf(schema)).toEqual({
      name: { required: true, maxLength: 10 },
      note: { required: false, maxLength: undefined },
      "door.room": { required: true, maxLength: 5 },
      "door.floor": { required: false, maxLength: 3 },
    });
  });

  test("of the order form ask for a name and a room, and leave the comment to the customer", () => {
    expect(orderConstraints).toMatchObject({
      username: { required: true, maxLength: 100 },
      "delivery_address.room": { required: true, maxLength: 50 },
      "delivery_address.floor": { required: false, maxLength: 50 },
      order_comment: { required: false, maxLength: 500 },
    });
  });
});
