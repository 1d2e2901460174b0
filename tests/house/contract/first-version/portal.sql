-- The portal's store of the first version that landed (587e40d, 2026-11-20), as its own code made it: the seed, a sign-in of
-- jan.nowak, two bookings of his of which one is canceled, a hold; a session, a draft and a kept answer of the portal.
-- Written out table by table from the SQLite file; the portal's secret was "the-secret-of-the-first-version!". Never edited.
CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
insert into "kysely_migration" ("name", "timestamp") values ('001-sessions-and-forms', '2026-11-22T08:24:40.932Z');
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
insert into "kysely_migration_lock" ("id", "is_locked") values ('migration_lock', 0);
CREATE TABLE "sessions" ("id_hash" text primary key, "account_id" text not null, "sealed_token" text not null, "notice" text, "created_at" bigint not null, "seen_at" bigint not null, "ended_at" bigint);
insert into "sessions" ("id_hash", "account_id", "sealed_token", "notice", "created_at", "seen_at", "ended_at") values ('AzcyQB1gByXkxEldPNY8RHNAEi5PzLfZ-3edr74ZyJs', 'account-2001', 'NlO2K6F6TrzMadV1fttMvkqPjitIiXVxJiIRG5CixhpxA2VrQl7SQ0e7Eyog4v8cmTYDleM6TmeDd59A6ZGQyyNG_Z16XKIvmg', NULL, 1795179600000, 1795179600000, NULL);
CREATE TABLE "submissions" ("owner_hash" text not null, "key" text not null, "created_at" bigint not null, "status" integer, "location" text, constraint "submissions_once" primary key ("owner_hash", "key"));
CREATE TABLE "kept_answers" ("owner_hash" text not null, "path" text not null, "account_id" text, "sealed_fields" text not null, "created_at" bigint not null, constraint "kept_answers_key" primary key ("owner_hash", "path"));
insert into "kept_answers" ("owner_hash", "path", "account_id", "sealed_fields", "created_at") values ('AzcyQB1gByXkxEldPNY8RHNAEi5PzLfZ-3edr74ZyJs', '/bookings', 'account-2001', 'kXzhFrUe00GocQqRAqGhmu8DqVRgBNjhPV2MH4oFklRIGPD5gVkFs6WK3mOAFBIYQHn6apPp9QHz5Uvbg9zkPRoP9feRfw', 1795179600000);
CREATE TABLE "drafts" ("id" text primary key, "account_id" text not null, "journey" text not null, "sealed_answers" text not null, "created_at" bigint not null, "updated_at" bigint not null);
insert into "drafts" ("id", "account_id", "journey", "sealed_answers", "created_at", "updated_at") values ('Jcps2qteBZpW7mS-AHHDHQ', 'account-2001', 'new-booking', '_fO7Y_hikOPLUwzJmQDHGJBDnMySBI1MUiJonBhQD71tCr5K2w3fXyH1oLu8RDuAkO1RurBMFvCJIRKH38W5XxvVQrNedw', 1795179600000, 1795179600000);
CREATE TABLE "limits" ("bucket" text primary key, "hits" integer default 0 not null, "ends_at" bigint not null);
CREATE INDEX "drafts_of_account" on "drafts" ("account_id", "updated_at");
