/** Whose job it is, by the name that it has in Amazon Transcribe. */
export interface NamedJob {
  user_id: string;
  id: string;
}

/** @param prefix the stage's own: jobs of all stages of an account share one list of names */
export const jobNameOf = (prefix: string, { user_id, id }: NamedJob): string => `${prefix}${user_id}.${id}`;

/** @returns null for a job of somebody else */
export const jobOfName = (prefix: string, name: string): NamedJob | null => {
  const [, user_id, id] =
    (name.startsWith(prefix) && /^(.+)\.(\w{26})$/.exec(name.slice(prefix.length))) || [];
  return user_id !== undefined && id !== undefined ? { user_id, id } : null;
};
