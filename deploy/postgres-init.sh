#!/bin/sh
# Run once, on an empty volume: the portal's user, who is no superuser, with a database for the portal and one for the made-up clinic.
set -e
psql --username "$POSTGRES_USER" --dbname postgres --set ON_ERROR_STOP=1 --set password="$PORTAL_STORE_PASSWORD" <<'SQL'
create role portal login nosuperuser nocreatedb nocreaterole password :'password';
create database portal owner portal;
create database provider owner portal;
SQL
