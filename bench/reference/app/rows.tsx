import { Link } from "@remix-run/react";

export type Row = { id: number; href: string; text: string };
export const ELEMENTS_OF_A_LINK = 4;
export const ELEMENTS_OF_A_FIELD = 3;

export const rows = (count: number): Row[] =>
  Array.from({ length: count }, (_, id) => ({ id, href: `/spb/page-${id}`, text: `Delivery and pickup, part ${id}` }));

/** A list of links with an icon, four elements each. */
export function LinkRows({ rows }: { rows: Row[] }) {
  return rows.map(({ id, href, text }) => (
    <li key={id} className="row_a1b2c">
      <Link to={href} className="link_d3e4f">
        <svg className="icon_g5h6i" aria-hidden="true">
          <use href="#icon" />
        </svg>
        {text}
      </Link>
    </li>
  ));
}

/** Fields with a label, three elements each. */
export function FieldRows({ rows }: { rows: Row[] }) {
  return rows.map(({ id, text }) => (
    <p key={id} className="field_j7k8l">
      <label htmlFor={`field-${id}`} className="label_m9n0o">
        {text}
      </label>
      <input id={`field-${id}`} name={`field-${id}`} className="input_p1q2r" required aria-describedby={`note-${id}`} />
    </p>
  ));
}
