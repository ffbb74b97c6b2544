interface Props {
  head: readonly string[];
  /** Cells of each row; the first one is unique. */
  rows: readonly (readonly string[])[];
}

/** Table of texts. */
export const TextTable = ({ head, rows }: Props) => (
  <table>
    <thead>
      <tr>
        {head.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
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
