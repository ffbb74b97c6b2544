type Line = readonly [what: string, why: string, howLong: string];

export interface KeptData {
  head: Line;
  rows: readonly Line[];
}

/** The table of the privacy page. */
export const KeptTable = ({ head, rows }: KeptData) => (
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
      {rows.map(([what, why, howLong]) => (
        <tr key={what}>
          <td>{what}</td>
          <td>{why}</td>
          <td>{howLong}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
