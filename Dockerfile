# One image for all of Wattle's processes; the command chooses which one runs. docker-compose.yml lists them.
FROM node:24.21.0-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json tsconfig.json .npmrc ./
COPY adapters/package.json adapters/
COPY bench/package.json bench/
COPY command-api/package.json command-api/
COPY contracts/package.json contracts/
COPY e2e/package.json e2e/
COPY plant-guide/package.json plant-guide/
COPY projections/package.json projections/
COPY query-api/package.json query-api/
COPY server/package.json server/
COPY standalone/package.json standalone/
COPY web/package.json web/

FROM manifests AS packages
# The image already has the right Node, so remove the one that npm installs.
RUN --mount=type=cache,target=/root/.npm \
  npm ci --omit=dev --workspace @wattle/standalone && rm -rf node_modules/node-linux-* node_modules/.bin/node

FROM manifests AS web
RUN --mount=type=cache,target=/root/.npm npm ci --workspace @wattle/web
COPY contracts contracts
COPY web web
RUN NODE_ENV=production npm run --silent build --workspace @wattle/web -- --logLevel warn

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY package.json package-lock.json ./
COPY contracts contracts
COPY plant-guide plant-guide
COPY adapters adapters
COPY server server
COPY projections projections
COPY command-api command-api
COPY query-api query-api
COPY standalone standalone
COPY --from=web /app/web/dist web/dist
# The build must be newer than its sources, or the gateway builds it again.
RUN touch web/dist/index.html
USER node
EXPOSE 4000
CMD ["node", "standalone/src/production/gateway-main.ts"]
