#!/bin/sh
# backup.sh DIR KEEP: a backup into DIR/<time>, with the database when that is PostgreSQL; removes all but the newest KEEP.
# A backup that fails, or holds less than half of the newest, leaves DIR/unfinished, which the next one replaces, and removes nothing else.
# Of the site in the current folder, when this is a file of the package.
set -eu
: "${1:?Usage: backup.sh DIR KEEP}" "${2:?Usage: backup.sh DIR KEEP}"
folder=$(realpath "$1") keep=$2
product=$(realpath "$(dirname "$(realpath "$0")")/../..")
[ ! -e "$product/build/package" ] || cd "$product"
umask 077
unfinished=$folder/unfinished
newest=$(ls -d "$folder"/20*Z 2>/dev/null | sort | tail -n 1)
rm -rf "$unfinished"
mkdir "$unfinished"
PATH=$PWD/node_modules/.bin:$PATH
# As the commands read it: from the environment, else from .env.
database=$(node --import "$product/build/require-node.mjs" --print 'process.env.DATABASE_URL ?? ""')
case $database in
postgres*)
  pg_dump --format=custom --file="$unfinished/database.dump" "$database"
  pg_restore --list "$unfinished/database.dump" >/dev/null
  ;;
esac
node "$product"/editor-service/cli/backup.[jt]s "$unfinished/files" ${newest:+--after "$newest/files"}
mv "$unfinished" "$folder/$(date --utc +%Y-%m-%dT%H%M%SZ)"
cd "$folder"
ls -d 20*Z | sort --reverse | tail -n +$((keep + 1)) | xargs --no-run-if-empty rm -rf
