# The portal, and the made-up clinic beside it ("scripts/start.mjs provider"). Built and run: docs/operations.md, "Containers".
FROM node:24.22.3-bookworm-slim AS build
# git: the revision that the pages show.
RUN apt-get update \
  && apt-get install -y --no-install-recommends ca-certificates git \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /srv/portal
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev
# The vendor's library of calls has no open licence: --build-arg OPENTOK=1 where OPENTOK_API_KEY is set, by whoever has agreed to its terms.
ARG OPENTOK=0
RUN [ "$OPENTOK" = 1 ] || rm -rf node_modules/@opentok build/client/assets/opentok.min-*

FROM node:24.22.3-bookworm-slim
# pg_dump and pg_restore, for backups of stores in PostgreSQL.
RUN apt-get update \
  && apt-get install -y --no-install-recommends postgresql-client \
  && rm -rf /var/lib/apt/lists/* \
  && install -d -o node -g node -m 700 /var/lib/portal
WORKDIR /srv/portal
COPY LICENSE NOTICE package.json ./
COPY --from=build /srv/portal/node_modules ./node_modules
COPY --from=build /srv/portal/scripts ./scripts
COPY --from=build /srv/portal/build ./build
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/portal
USER node
VOLUME /var/lib/portal
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 CMD ["node", "scripts/healthy.mjs"]
# To be run with --init, --read-only and --tmpfs /tmp; nothing is written but below DATA_DIR.
CMD ["node", "--max-semi-space-size=32", "--max-old-space-size=400", "--v8-pool-size=1", "scripts/start.mjs"]
