import { useRef, type ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom/server";
import { it } from "vitest";
import { useTimes } from "../../../../../app/fulfilment/time-slots/use-times";
import { useForgetting } from "../../../../../app/orders/payment/card/card-inputs";

function Times() {
  useTimes({ slots: [] }, useRef(null));
  return null;
}

function Card() {
  useForgetting(() => undefined);
  return null;
}

it.each<[string, ComponentType]>([
  ["the order form's times", Times],
  ["the card's inputs", Card],
])("%s are rendered on the server without a warning of React", (_, Part) => {
  // A warning fails the test.
  renderToString(
    <StaticRouter location="/spb/checkout">
      <Part />
    </StaticRouter>,
  );
});
