import { type Kysely, sql } from 'kysely';

/** Every enquiry had its place in two indexes that only few rows are looked for in. They hold those few now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('submissionsByErasure').execute();
  await db.schema
    .createIndex('submissionsByErasure')
    .on('submissions')
    .column('eraseAt')
    .where('eraseAt', 'is not', null)
    .execute();
  await db.schema.dropIndex('mailsByKind').execute();
  await db.schema
    .createIndex('confirmationMails')
    .on('mails')
    .column('createdAt')
    .where(sql<boolean>`kind = 'confirmation'`)
    .execute();
}
