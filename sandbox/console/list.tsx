import type { ReactNode } from "react";

interface ListProps {
  empty: string;
  heads: readonly string[];
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[];
}

/** On a narrow screen each row is a card, and each cell shows its column's name. */
export function List({ empty, heads, rows }: ListProps) {
  if (rows.length === 0) return <p className="empty">{empty}</p>;
  return (
    <table>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, column) => (
              <td key={heads[column]} data-head={heads[column]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
