import { BANK_CODE, testCards } from "../../seed/test-cards";
import { List } from "../list";
import type { Section } from "../section";

function Body() {
  const rows = testCards.map(({ number, title }) => ({
    key: number,
    cells: [
      <span className="code" key="number">
        {number.replace(/\d{4}(?=\d)/g, "$& ")}
      </span>,
      title,
    ],
  }));
  return (
    <>
      <p>
        Any expiry ahead, any security code. The bank’s own code is <b>{BANK_CODE}</b>.
      </p>
      <List empty="There are none." heads={["Number", "What the bank says"]} rows={rows} />
    </>
  );
}

export const cards: Section = { id: "cards", title: "Test cards", json: () => testCards, Body, place: "last" };
