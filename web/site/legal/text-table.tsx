import { TableHead } from '#web/ui/layout/table-head.tsx';

interface Props {
  head: readonly string[];
  /** Cells of each row; the first one is unique. */
  rows: readonly (readonly string[])[];
}

/** Table of texts. */
export const TextTable = ({ head, rows }: Props) => (
  <table>
    <TableHead columns={head} />
    <tbody>
      {rows.map((cells) => (
        <tr key={cells[0]}>
          {cells.map((cell, index) => (
            <td key={head[index]} data-column={head[index]}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
