/** The values of a source's markers, and whether they are inside JSON. */
export interface Markers {
  values: Record<string, unknown>;
  jsonEscape: boolean;
}

const encode = (value: unknown, jsonEscape: boolean): string => {
  if (!jsonEscape) return String(value);
  const json = JSON.stringify(value);
  return typeof value === 'string' ? json.slice(1, -1) : json;
};

/**
 * Replaces CDK's markers with the values of deploy-time tokens. A file without markers is left unchanged.
 * Source: aws-cdk-lib, `aws-s3-deployment`, 'Data with deploy-time values'.
 */
export const replaceMarkers = (content: Buffer, { values, jsonEscape }: Markers): Buffer => {
  const present = Object.entries(values).filter(([marker]) => content.includes(marker));
  if (present.length === 0) return content;
  return Buffer.from(
    present.reduce(
      (text, [marker, value]) => text.replaceAll(marker, () => encode(value, jsonEscape)),
      content.toString(),
    ),
  );
};
