# Laboratoriets kommando, `bing arena`.

cli-arena = låt botar spela mot varandra med samma kort, och mät vem som är bäst
arena-option-entrants = botarna: early, common, sandbag, random, eller en egen funktion som module:function
arena-option-seats = platser vid bordet, 2 till 8; lika många som botarna om du inte säger annat
arena-option-deals = givar att spela, var och en med varje bot på varje plats ({ $number })
arena-option-hands = spela enstaka givar i stället för hela spel
arena-option-score = med --hands: poängen som en bot börjar med, till exempel early=63
arena-option-rules = husregler: en färdig uppsättning, och ord som namn=värde
arena-option-seed = fröet som alla kort följer av (1)
arena-option-clear = sluta så snart varje skillnad är skild från noll
arena-option-width = sluta så snart varje skillnad är känd på W när
arena-option-confirm = spela sedan N givar med nya kort, som bekräftelse
arena-option-workers = processer som arbetar samtidigt; alla kärnor om du inte säger annat
arena-option-ray = spela på ett Ray-kluster, med dess adress, eller "local"
arena-option-keep = spara resultaten i en fil, och fortsätt från den när den redan finns
arena-option-records = skriv protokollen för hela spel till en mapp
arena-option-json = skriv siffrorna som JSON
arena-option-html = skriv siffrorna som en sida med diagram
arena-no-extra = Arenan behöver mer än själva spelet: pip install 'bingrummy[lab]'
arena-stopping = Slutar efter given som spelas. Ctrl-C en gång till avbryter genast.
arena-stopped = Avbrutet. Inget sparades: använd --keep FIL för att kunna fortsätta en annan gång.
arena-stopped-kept = Avbrutet. Samma kommando fortsätter härifrån.
