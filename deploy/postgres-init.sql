-- Run once, on an empty volume. The portal's own database is made by POSTGRES_DB; this is the made-up clinic's.
create database provider;
