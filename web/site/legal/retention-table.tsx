import type { Language } from '#shared/language/languages.ts';
import { retentionListIn } from './retention-list.ts';

/** Retention table of the privacy page: what we store, why and for how long. */
export const RetentionTable = ({ language }: { language: Language }) => {
  const { head, rows } = retentionListIn(language);
  return (
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
};
