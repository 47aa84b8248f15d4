export PATH=/tmp/w/service/node_modules/.bin:$PATH
cd /tmp/w/service
PUBLIC_SITE_URL=https://bench.example PUBLIC_API_URL=https://edit.bench.example DEMO=0 LOG_LEVEL=silent DATA_DIR=/tmp/d-service/data DIST_DIR=/tmp/d-service/dist PORT=5450 SITE_PORT=5451 RATE_LIMITS=off node $PROF editor-service/main.ts > /tmp/d-service/out.log 2>&1 &
PID=$!
until grep -q "^ready" /tmp/d-service/out.log; do sleep 0.3; done
echo 'correct horse battery' | DATA_DIR=/tmp/d-service/data node editor-service/cli/user-create.ts --username ada --email ada@example.org --role admin >/dev/null 2>&1
C=$(curl -s -i -X POST -H 'content-type: application/json' -H 'origin: http://localhost:5450' -d '{"username":"ada","password":"correct horse battery"}' http://localhost:5450/api/user/login | grep -i '^set-cookie' | sed 's/.*\(authToken=[^;]*\).*/\1/')
sleep 2
node tests/bench/baselines/bare-express.ts 5455 > /dev/null & B=$!
sleep 1
cpu() { awk '{print $14+$15}' /proc/$1/task/$1/stat; }
ac() { local P=$1; shift; local a=$(cpu $P); node node_modules/autocannon/autocannon.js -j -n -d 3 -c 20 "$@" 2>/dev/null > /tmp/d-service/ac.json; local b=$(cpu $P); node -e 'const r=JSON.parse(require("fs").readFileSync("/tmp/d-service/ac.json","utf8"));const n=r["2xx"];console.log(r.url.slice(0,60), (n/3|0)+"/s", "non2xx", r.non2xx, "p99", r.latency.p99, "CPU us/req", ((process.argv[2]-process.argv[1])*10000/n).toFixed(0))' $a $b; }
ac $B http://localhost:5455/
for w in $WHAT; do
case $w in
page) ac $PID -H "cookie=$C" "http://localhost:5450/api/page/load?slug=section-0/page-7&domainId=$(ls /tmp/d-service/data/published/domains | sed 's/.json//' | head -1)";;
submit) curl -s -X POST -H "cookie: $C" -H 'content-type: application/json' -H 'origin: http://localhost:5450' -d '{"page":{"domainId":"'$(ls /tmp/d-service/data/published/domains | sed 's/.json//' | head -1)'","slug":"bench-form","contents":[{"componentType":"Form","key":"form","identifier":"bench","recipient":"office@example.org","subject":"E","fields":[{"type":"text","name":"name","label":"Name","required":true},{"type":"email","name":"email","label":"Email"},{"type":"textArea","name":"message","label":"M"}]}]}}' http://localhost:5450/api/page/publishPage | cut -c1-80; sleep 2
 ac $PID -m POST -H "content-type=application/json" -H "origin=http://localhost:5450" -b '{"settings":{"identifier":"bench"},"form":{"name":"Ben","email":"ben@example.org","message":"Is the gate open on Tuesdays? Is the gate open on Tuesdays?"}}' http://localhost:5450/api/forms/submit;;
hub) ac $PID -m POST -H "content-type=application/json" -H "origin=http://localhost:5450" -b '{"domainId":"'$(ls /tmp/d-service/data/published/domains | sed 's/.json//' | head -1)'","hubFilters":{},"userFilters":["Content type:Group 1","Content type:Group 2"]}' http://localhost:5450/api/hub/filter;;
site) ac $PID -H "accept-encoding=br" http://localhost:5451/section-0/page-7;;
esac
done
ac $B http://localhost:5455/
kill $B; kill $PID; wait $PID
