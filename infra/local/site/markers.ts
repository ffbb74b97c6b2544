/** Values of one source's markers, and whether they stand inside JSON text. */
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
 * Puts the values of deploy-time tokens where CDK left markers for them. A file without markers stays as it is.
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
