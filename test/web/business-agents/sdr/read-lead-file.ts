import { readLeads, type ReadLeads } from '#shared/business-agents/sdr/import/read-leads.ts';
import { openLeadFile } from '#web/features/business-agents/sdr/import/open-lead-file.ts';

type Content = string | Uint8Array;

/** Opens a file with this content and reads its best table. */
export const readFile = async (content: Content, name = 'leads.csv'): Promise<ReadLeads> => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const file = new File([bytes as BlobPart], name);
  // jsdom's files have no arrayBuffer.
  Object.assign(file, { arrayBuffer: async () => bytes.slice().buffer });
  const [table] = await openLeadFile(file);
  return readLeads({ ...table!, order: null });
};
