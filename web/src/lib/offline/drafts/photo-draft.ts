/** A photo of a meal that is not logged yet, with what the user has entered so far. It survives a reload. */
export interface PhotoDraft {
  id: string;
  /** `sub` of its user. */
  owner: string;
  /** When the photo was taken, ISO 8601. The meal is logged at this time. */
  taken_at: string;
  /** ms since 1970. */
  updated_at: number;
  jpegs: Blob[];
  /** Keys of the uploaded photos, in the same order; null if not uploaded. */
  keys: (string | null)[];
  /** `Idempotency-Key` of the analysis, so that it is not charged twice. */
  analysis_key: string | null;
  /** What the user typed about the meal. */
  text: string;
  /** The scanner's suggestions and result. An older version may have written them, so the scanner validates them. */
  chosen: unknown;
  meal: unknown;
}
