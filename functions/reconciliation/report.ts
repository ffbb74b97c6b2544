/** What a run counts; the names are also those of the metrics, in capitals. */
export type Counted =
  | 'accounts'
  | 'profilesAdded'
  | 'profilesIndexed'
  | 'orphanedAccounts'
  | 'erasuresResumed'
  | 'accountsDisabled'
  | 'childrenErased'
  | 'photos'
  | 'orphanedPhotos'
  | 'missingPhotos'
  | 'customers'
  | 'orphanedCustomers'
  | 'unlinkedCustomers'
  | 'missingCustomers';

type Source = 'accounts' | 'photos' | 'customers';

/** The findings of a run. */
export interface Report {
  count: (what: Counted, amount?: number) => void;
  /** Reports findings that need a person, without personal data. */
  note: (message: string, details: object) => void;
  /** Reports that a repair was refused because it would have deleted too much. */
  refuse: (source: Source, found: number, total: number) => void;
  /** Reports that a source could not be compared. The others still are. */
  fail: (source: Source, error: Error) => void;
  /** Returns the counts, and whether a person has to look at the findings. */
  result: () => { counts: Partial<Record<Counted, number>>; needsAttention: boolean };
}

/** @param log writes one finding to the log */
export const createReport = (log: (message: string, details: object) => void): Report => {
  const counts: Partial<Record<Counted, number>> = {};
  let needsAttention = false;
  const attend = (message: string, details: object): void => {
    needsAttention = true;
    log(message, details);
  };
  return {
    count: (what, amount = 1) => void (counts[what] = (counts[what] ?? 0) + amount),
    note: attend,
    refuse: (source, found, total) => attend('REPAIR_REFUSED', { source, found, total }),
    fail: (source, error) => attend('NOT_COMPARED', { source, error }),
    result: () => ({ counts, needsAttention }),
  };
};
